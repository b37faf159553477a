/** In a dialog the button that sends a form stands outside it; browsers send on Enter only with one inside. */
export function SubmitOnEnter() {
  return <button type="submit" hidden tabIndex={-1} aria-hidden="true" />;
}
