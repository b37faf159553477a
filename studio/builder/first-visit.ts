const KEY = 'haptera-studio-guide';

/** Whether the guide was shown in this browser. If the browser does not allow storage, it counts as shown. */
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
    // Then the guide is shown again next time.
  }
}
