/** What must never be contacted: URLs that are refused when they are sent, and what names may resolve to. */

type Code = 'callback_url_invalid' | 'callback_host_not_allowed' | 'validation_failed';

/** Hosts that the account has, so that the tricks below have something to hide behind. */
export const hostsOnTheList = ['hooks.example.test', 'localhost', 'metadata.google.internal'];

const of = (code: Code, urls: readonly string[]) => urls.map((url) => ({ url, code }));

/** One address in many spellings: WHATWG URLs make it an IPv4 address again. */
const spellings = [
  ...[
    '127.0.0.1',
    '127.1',
    '127.0.1',
    '2130706433',
    '0x7f000001',
    '0x7F.0.0.1',
    '0177.0.0.1',
    '017700000001',
  ],
  ...['0x7f.1', '0x7f.0x0.0x0.0x1', '0177.0.0.01', '127.0.0.1.', '127.00.00.01', '0', '0.0.0.0', '00000000'],
  ...[
    '169.254.169.254',
    '2852039166',
    '0xa9fea9fe',
    '0xa9.0xfe.0xa9.0xfe',
    '0251.0376.0251.0376',
    '169.254.43518',
  ],
  ...[
    '169.16689662',
    '10.0.0.1',
    '167772161',
    '0xa.1',
    '192.168.1.1',
    '3232235777',
    '172.16.0.1',
    '100.64.0.1',
  ],
  ...['①②⑦.⓪.⓪.①', '１２７.０.０.１', '127。0。0。1', '127%2e0%2e0%2e1', '%31%32%37.0.0.1', '9.9.9.9'],
];

const ipv6 = [
  ...['::1', '::', '0:0:0:0:0:0:0:1', '0000::1', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:a9fe:a9fe'],
  ...[
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b::169.254.169.254',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    'fe80::1',
  ],
  ...['fd00:ec2::254', 'fc00::1', 'ff02::1', '2001:db8::1', '2606:4700::1', 'fec0::1', '::ffff:0:127.0.0.1'],
];

/** Refused with 422 before anything is looked up. */
export const refusedUrls: readonly { readonly url: string; readonly code: Code }[] = [
  ...of('callback_url_invalid', [
    ...spellings.map((spelling) => `https://${spelling}/`),
    ...ipv6.map((address) => `https://[${address}]/`),
    'https://[fe80::1%25eth0]/',
    // Other schemes, ports and credentials.
    ...['http://hooks.example.test/', 'HTTP://hooks.example.test/', 'ftp://hooks.example.test/'],
    ...[
      'file:///etc/passwd',
      'gopher://hooks.example.test:443/_x',
      'data:text/plain,x',
      'javascript:alert(1)',
    ],
    ...['dict://hooks.example.test:443/', 'ldap://hooks.example.test/', 'unix:/var/run/docker.sock'],
    ...[
      'ws://hooks.example.test/',
      'blob:https://hooks.example.test/x',
      'https:',
      'https://',
      '//hooks.example.test/',
    ],
    ...[22, 25, 80, 444, 2375, 5432, 6379, 8080, 8444, 65_535].map(
      (port) => `https://hooks.example.test:${port}/`,
    ),
    ...[
      'https://hooks.example.test:99999/',
      'https://hooks.example.test:-1/',
      'https://hooks.example.test:443x/',
    ],
    ...['https://user@hooks.example.test/', 'https://user:pass@hooks.example.test/'],
    ...[
      'https://hooks.example.test@127.0.0.1/',
      'https://127.0.0.1@hooks.example.test/',
      'https://:x@hooks.example.test/',
    ],
    'https://hooks.example.test%40127.0.0.1/',
    // What other parsers would read differently.
    ...[
      'https://hooks.example.test\\@127.0.0.1/',
      'https:\\\\127.0.0.1/',
      'https://127.0.0.1\\.example.test/',
    ],
    ...['https://hooks.example.test\t/', 'https://hooks.example.test\n/', 'https://hooks.example.test /'],
    ...[
      ' https://hooks.example.test/',
      'https://hooks.example.test/ x',
      'https://hooks.example.test/\r\nX: y',
    ],
    ...['https://hooks.example.test\u007f.evil.test/', 'https://a b/', 'https://[hooks.example.test]/'],
    ...['https://hooks%00.example.test/', 'https://hooks<.example.test/', 'https://xn--a/'],
  ]),
  ...of('callback_host_not_allowed', [
    'https://hooks.example.test./',
    'https://hooks.example.test..x/',
    'https://evil.hooks.example.test/',
    'https://hooks.example.test.evil.test/',
    'https://example.test/',
    'https://hooks-example.test/',
    'https://hooks.example.testing/',
    'https://hооks.example.test/',
    'https://hooks.examp1e.test/',
    'https://xn--hks-0nda.example.test/',
    'https://hooks.example.test.localhost/',
    'https://localhost.localdomain/',
    'https://ip6-localhost/',
    'https://*/',
    'https://127.0.0.1.nip.io/',
    'https://localtest.me/',
    'https://metadata/computeMetadata/v1/',
    'https://instance-data/latest/',
    'https://kubernetes.default.svc/',
    'https://host.docker.internal/',
    'https://evil.test/?hooks.example.test',
    'https://evil.test/#hooks.example.test',
    'https://evil.test/hooks.example.test',
    'https://evil.test:443/',
    'https://evil.test:8443/',
  ]),
];

const inside = [
  ...['127.0.0.1', '127.255.255.254', '0.0.0.0', '0.1.2.3', '10.0.0.1', '10.255.255.255', '172.16.0.1'],
  ...['172.31.255.255', '192.168.0.1', '192.168.255.255', '169.254.169.254', '169.254.170.2', '100.64.0.1'],
  ...['100.100.100.200', '100.127.255.255', '168.63.129.16', '192.0.0.1', '192.0.0.192', '192.0.2.1'],
  ...['192.31.196.1', '192.52.193.1', '192.88.99.1', '192.175.48.1', '198.18.0.1', '198.19.255.255'],
  ...['198.51.100.7', '203.0.113.9', '224.0.0.1', '239.255.255.250', '240.0.0.1', '255.255.255.255'],
  ...[
    '::',
    '::1',
    '::127.0.0.1',
    '::10.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:169.254.169.254',
  ],
  ...[
    '::ffff:9.9.9.9',
    '::ffff:0:10.0.0.1',
    '64:ff9b::10.0.0.1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b:1::10.0.0.1',
  ],
  ...['100::1', '2001::1', '2001:0:7f00:1::1', '2001:2::1', '2001:10::1', '2001:20::1', '2001:db8::1'],
  ...[
    '2002:7f00:1::1',
    '2002:a9fe:a9fe::1',
    '2620:4f:8000::1',
    '3fff::1',
    '5f00::1',
    'fc00::1',
    'fd00:ec2::254',
  ],
  ...['fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1', 'ff05::1:3', '2606:4700::5efe:10.0.0.1', '4000::1'],
  // What a resolver should never give, and must not be taken for an address.
  ...[
    '127.1',
    '0x7f000001',
    '2130706433',
    'localhost',
    'hooks.example.test',
    '9.9.9.9/0',
    '[::1]',
    ' 9.9.9.9',
    '',
  ],
];

/** Answers of the name service, each of which must lead nowhere. */
export const refusedAnswers: readonly (readonly string[])[] = [
  ...inside.map((address) => [address]),
  // Safe and unsafe together, in either order and in both families.
  ['9.9.9.9', '127.0.0.1'],
  ['127.0.0.1', '9.9.9.9'],
  ['9.9.9.9', '8.8.8.8', '10.0.0.1'],
  ['2606:4700::1', '::1'],
  ['9.9.9.9', '::ffff:127.0.0.1'],
  ['2606:4700::1', '169.254.169.254'],
  ['fd00::1', '9.9.9.9'],
  ['9.9.9.9', 'localhost'],
];
