// The process of one server under measurement: `serve <name>`, options and questions over IPC.
import type { ServerOptions } from './server.ts';
import type { Failed, Ready, ServeAnswer, ServeQuestion } from './processes.ts';
import { servers, type ServerName } from './servers/index.ts';

const name = process.argv[2] as ServerName;
const send = (message: Failed | Ready | ServeAnswer): void => {
  process.send?.(message);
};

process.once('message', (options: ServerOptions) => {
  void (async () => {
    const server = await servers[name](options);
    const answers = {
      /** CPU time used by this process so far, and its resident memory. */
      usage: () => ({
        cpuMicros: process.cpuUsage().user + process.cpuUsage().system,
        rssBytes: process.memoryUsage.rss(),
      }),
      /** Calls per second of the work alone, without HTTP, for about this long. */
      alone: ({ seconds }: { seconds: number }) => {
        if (!server.alone) throw new Error(`${name} has no work of its own`);
        const started = performance.now();
        const before = process.cpuUsage();
        let calls = 0;
        for (; performance.now() < started + seconds * 1000; calls += 1) server.alone(calls);
        const { user, system } = process.cpuUsage(before);
        const callsPerSecond = calls / ((performance.now() - started) / 1000);
        return { callsPerSecond, microsPerCall: (user + system) / calls };
      },
      close: () => server.close().then(() => ({})),
    };
    process.on('message', (question: ServeQuestion) => {
      void Promise.resolve(answers[question.ask](question as never)).then(
        (answer) => {
          send({ id: question.id, ...answer });
          if (question.ask === 'close') process.disconnect();
        },
        (error: unknown) => send({ id: question.id, error: String(error) }),
      );
    });
    send({ ready: true, port: server.port, shots: server.shots, alone: server.alone !== undefined });
  })().catch((error: unknown) => {
    send({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    process.disconnect();
  });
});
// Never outlive the benchmark.
process.on('disconnect', () => process.exit());
