// A trace for each run of a job, with its statements and its questions to providers.
import { randomUUID } from 'node:crypto';
import { isTraced, moment, SPAN_KIND, spanId, tell, within } from './spans.ts';

export async function inJob<Result>(job: string, act: () => Promise<Result>): Promise<Result> {
  if (!isTraced()) return act();
  const span = { trace: randomUUID().replaceAll('-', ''), id: spanId() };
  const began = moment();
  let failed = true;
  try {
    const result = await within(span, act);
    failed = false;
    return result;
  } finally {
    const { internal: kind } = SPAN_KIND;
    const attributes = { 'quitute.job': job };
    tell({
      ...{ ...span, parent: null, name: `job ${job}`, kind, attributes },
      ...{ began, ended: moment(), failed },
    });
  }
}
