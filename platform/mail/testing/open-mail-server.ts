import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A received mail with the recipients of its SMTP envelope. */
export interface ReceivedMail {
  readonly to: readonly string[];
  readonly mail: ParsedMail;
}

export interface MailServer {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** How often delivery to the address was attempted. */
  offered(address: string): number;
  close(): Promise<void>;
}

/** Returns a code to refuse the recipient with, `hang` to stop responding, or null to accept the mail. */
export type Judge = (address: string, offer: number) => number | 'hang' | null;

/** A real mail server on a port of this machine. */
export async function openMailServer(judge: Judge = () => null): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const offers = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, answer) => {
      const offer = (offers.get(address) ?? 0) + 1;
      offers.set(address, offer);
      const verdict = judge(address, offer);
      if (verdict === 'hang') return;
      answer(verdict === null ? null : Object.assign(new Error('Not now'), { responseCode: verdict }));
    },
    onData: (stream, session, answer) => {
      simpleParser(stream).then(
        (mail) => {
          received.push({ to: session.envelope.rcptTo.map(({ address }) => address), mail });
          answer();
        },
        (error: Error) => answer(error),
      );
    },
  });
  // Some tests cut off clients on purpose.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    offered: (recipient) => offers.get(recipient) ?? 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
