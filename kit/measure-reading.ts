/** Slow, for readers who try out on a device what they read. */
const charactersAMinute = 350;
const wordsAMinute = 200;

/** Reading time of a text in whole minutes, at least one. Chinese counts by characters, everything else by words. */
export function measureReading(text: string): number {
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu);
  return Math.max(1, Math.round(characters / charactersAMinute + (words?.length ?? 0) / wordsAMinute));
}
