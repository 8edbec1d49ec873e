// axe in a page: its file is sent once per document, and half of its time goes into that.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RunOptions } from 'axe-core';
import type { Page } from './clock.ts';

type Axe = typeof import('axe-core');

// The frames of a page, such as the card's, ask each other for what they find.
const file = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const source = `${readFileSync(file, 'utf8')}
axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;

/**
 * Colours in transition are not colours of the design. Animations are ended and not awaited: on a
 * busy machine Chromium once left one unfinished for six minutes. Endless ones go on.
 * A page that draws nothing may not be told that it is idle, so that is not awaited for long.
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const endAnimations = () => {
      for (const animation of document.getAnimations())
        if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    };
    // Menus draw their later categories when the browser is idle: what is measured in the middle
    // of that overlaps.
    let grows = true;
    const watch = new MutationObserver(() => {
      grows = true;
    });
    watch.observe(document.body, { childList: true, subtree: true });
    while (grows) {
      grows = false;
      endAnimations();
      for (let times = 0; times < 3; times += 1)
        await new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 }));
    }
    watch.disconnect();
  });
}

/**
 * What breaks the rules or tags of `runOnly`, otherwise any rule: a line for each element. Frames
 * are looked into.
 */
export async function violationsOf(page: Page, runOnly?: RunOptions['runOnly']): Promise<string[]> {
  await settle(page);
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  return page.evaluate(async (rules) => {
    const { axe } = window as unknown as { axe: Axe };
    // Nothing else is described, which takes a third of the time.
    const only = rules === undefined ? {} : { runOnly: rules };
    const { violations } = await axe.run({ ...only, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
    );
  }, runOnly);
}
