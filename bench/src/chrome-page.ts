// One page of a running Chromium, spoken to in its own protocol.

export type BenchPage = {
  send: <Reply = unknown>(method: string, params?: object) => Promise<Reply>;
  /** Calls a function, given as its source, in the page; answers what it returns. */
  run: <Value>(source: string, ...args: unknown[]) => Promise<Value>;
  /** Waits until the expression is true in the page; throws after half a minute. */
  until: (expression: string) => Promise<void>;
  close: () => void;
};

type Answer = { id?: number; result?: unknown; error?: { message: string } };
type Evaluated<Value> = { result: { value: Value }; exceptionDetails?: { text: string } };

const PATIENCE_MS = 30_000;
const LOOK_AGAIN_MS = 50;

export async function connectPage(port: number): Promise<BenchPage> {
  const opened = await fetch(`http://127.0.0.1:${port}/json/new?about:blank`, { method: 'PUT' });
  const { webSocketDebuggerUrl } = (await opened.json()) as { webSocketDebuggerUrl: string };
  const socket = new WebSocket(webSocketDebuggerUrl);
  await new Promise((ready, failed) => {
    socket.addEventListener('open', ready, { once: true });
    socket.addEventListener('error', failed, { once: true });
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  let last = 0;

  const send = async <Reply>(method: string, params: object = {}): Promise<Reply> => {
    last += 1;
    const id = last;
    const answer = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    if (answer.error) throw new Error(`${method}: ${answer.error.message}`);
    return answer.result as Reply;
  };

  const evaluate = async <Value>(expression: string): Promise<Value> => {
    const { result, exceptionDetails } = await send<Evaluated<Value>>('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result.value;
  };

  return {
    send,
    run: (source, ...args) => evaluate(`(${source})(...${JSON.stringify(args)})`),
    until: async (expression) => {
      const deadline = Date.now() + PATIENCE_MS;
      while (!(await evaluate<boolean>(expression).catch(() => false))) {
        if (Date.now() > deadline) throw new Error(`never true: ${expression}`);
        await new Promise((later) => setTimeout(later, LOOK_AGAIN_MS));
      }
    },
    close: () => socket.close(),
  };
}
