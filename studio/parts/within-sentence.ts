/** Lowercases a name for use after other words: "Add question", but "Add FAQ". Chinese is unaffected. */
export function withinSentence(name: string): string {
  return /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
