// A number among a command's options, such as `--seed=1`.
import { Stop } from './project.mjs';

/** `usual` where it is not given. @param {string} name @param {number} usual */
export function wholeOption(name, usual) {
  const word = process.argv.find((one) => one.startsWith(`--${name}=`));
  const value = word === undefined ? usual : Number(word.slice(name.length + 3));
  if (!Number.isInteger(value) || value < 1)
    throw new Stop(`--${name} must be a whole number above 0.`);
  return value;
}
