const KEY = 'haptera-studio-guide';

/** Whether this browser's editor has been shown around. Where nothing is kept, they count as shown. */
export function wasGuideSeen(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

export function rememberGuide(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Then it is shown again next time.
  }
}
