"""Receives callbacks of Sous: checks the secret and the signature, answers 2xx at once and works afterwards.

Needs nothing but Python 3.9. `SOUS_CALLBACK_SECRET=whsec_… python3 receiver.py`
Behind a proxy that speaks TLS it listens on HTTP; with TLS_CERT and TLS_KEY it serves HTTPS itself.
"""

import base64
import hashlib
import hmac
import json
import os
import queue
import re
import ssl
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

# While a secret is being rotated: the new one, a comma, the old one.
SECRETS = [secret for secret in os.environ.get("SOUS_CALLBACK_SECRET", "").split(",") if secret]
TOLERANCE_SECONDS = 300
MAX_BODY_BYTES = 2 * 1024 * 1024


def is_equal(given, expected):
    """Compares in constant time; the lengths come first, so that the comparison is of equals."""
    a, b = given.encode(), expected.encode()
    return len(a) == len(b) and hmac.compare_digest(a, b)


def is_authentic(headers, body):
    """Whether a callback is from Sous: the shared secret, and a signature over these very bytes that is not old."""
    if not any([is_equal(headers.get("X-Callback-Secret", ""), secret) for secret in SECRETS]):
        return False
    message_id = headers.get("webhook-id", "")
    timestamp = headers.get("webhook-timestamp", "")
    if not re.fullmatch(r"[0-9]{1,12}", timestamp) or abs(time.time() - int(timestamp)) > TOLERANCE_SECONDS:
        return False
    signed = f"{message_id}.{timestamp}.".encode() + body
    expected = [
        base64.b64encode(
            hmac.new(base64.b64decode(secret.removeprefix("whsec_")), signed, hashlib.sha256).digest()
        ).decode()
        for secret in SECRETS
    ]
    parts = [part.partition(",") for part in headers.get("webhook-signature", "").split(" ")]
    return any(
        [version == "v1" and is_equal(given, one) for version, _, given in parts for one in expected]
    )


# Deliveries that were here already: each comes once, but somebody may press Redeliver or replay what was caught.
seen = set()
jobs = queue.Queue()


def work():
    """What your application does with a result. Takes as long as it likes: the answer has been sent."""
    while True:
        result = json.loads(jobs.get())
        print(f"received {result['type']} {result['request_id']}", flush=True)


class Receiver(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    timeout = 30

    def do_POST(self):
        length = self.headers.get("Content-Length", "")
        if not re.fullmatch(r"[0-9]{1,9}", length) or int(length) > MAX_BODY_BYTES:
            self.answer(413)
            return
        body = self.rfile.read(int(length))
        if not is_authentic(self.headers, body):
            self.answer(401)
            return
        # At once: Sous waits ten seconds at most, and never sends again.
        self.answer(204)
        message_id = self.headers["webhook-id"]
        if message_id not in seen:
            seen.add(message_id)
            jobs.put(body)

    def answer(self, status):
        self.send_response(status)
        if status != 204:
            self.send_header("Content-Length", "0")
        self.send_header("Connection", "close")
        self.end_headers()
        self.close_connection = True

    def log_message(self, *_):
        pass


def main():
    if not SECRETS:
        sys.exit("set SOUS_CALLBACK_SECRET to the secret of your account: whsec_…")
    address = (os.environ.get("HOST", "127.0.0.1"), int(os.environ.get("PORT", "8443")))
    server = ThreadingHTTPServer(address, Receiver)
    if "TLS_CERT" in os.environ and "TLS_KEY" in os.environ:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(os.environ["TLS_CERT"], os.environ["TLS_KEY"])
        # The handshake belongs to the connection's own thread: a caller that says nothing holds up nobody.
        server.socket = context.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
    threading.Thread(target=work, daemon=True).start()
    print(f"listening on port {server.server_address[1]}", flush=True)
    server.serve_forever()


if __name__ == "__main__":
    main()
