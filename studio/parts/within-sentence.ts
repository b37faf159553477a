/** A name after other words: "Add question"; "Add FAQ" stays. Chinese has no such letters. */
export function withinSentence(name: string): string {
  return /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
