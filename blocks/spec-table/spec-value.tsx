import { Icon } from '#ui/icon.tsx';
import { keepWhole } from '#ui/keep-whole.tsx';

export interface SpecValueProps {
  readonly figure: string;
  readonly words: string;
  readonly mark: 'none' | 'yes' | 'partial' | 'no';
  readonly unit: string;
  /** Names of the marks and the dash for screen readers. */
  readonly labels: Readonly<Record<'yes' | 'partial' | 'no' | 'blank', string>>;
}

/** The content of a cell: any of a mark, a figure with its unit, and words; a dash if there is none of them. */
export function SpecValue({ figure, words, mark, unit, labels }: SpecValueProps) {
  if (mark === 'none' && figure === '' && words === '') {
    return (
      <span className="spec-value spec-blank">
        <span aria-hidden="true">–</span>
        <span className="h-hidden">{labels.blank}</span>
      </span>
    );
  }
  return (
    <span className="spec-value">
      {mark === 'yes' && <Icon name="check" label={labels.yes} className="spec-yes" />}
      {mark === 'no' && <Icon name="close" label={labels.no} className="spec-no" />}
      {mark === 'partial' && <span role="img" aria-label={labels.partial} className="spec-partial" />}
      {figure && (
        <span className="spec-figure">
          {figure}
          {unit && unit !== '%' && ' '}
          {unit && <span className="spec-unit">{unit}</span>}
        </span>
      )}
      {/* The gap between the two is drawn by CSS; copied or read aloud, they need a space. */}
      {figure && words && ' '}
      {words && <span className="spec-words">{keepWhole(words)}</span>}
    </span>
  );
}
