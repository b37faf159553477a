import type { Locale } from '#cms-schema/locale.ts';
import type { DocumentSummary } from '../../cms/document-model.ts';
import { builderPath } from '../../match-path.ts';
import { StudioLink } from '../../navigation.tsx';

export interface ReviewTitleProps {
  readonly title: string;
  /** The languages that were submitted. */
  readonly submitted: readonly DocumentSummary[];
  /** The language of the reader. */
  readonly locale: Locale;
}

/** The title of a submission, which leads to it, in the language of the reader if that was submitted. */
export function ReviewTitle({ title, submitted, locale }: ReviewTitleProps) {
  const first = submitted.find((version) => version.locale === locale) ?? submitted[0];
  if (!first) return <bdi>{title}</bdi>;
  return (
    <StudioLink to={`${builderPath(first.type, first.id)}?lang=${first.locale}`}>
      <bdi>{title}</bdi>
    </StudioLink>
  );
}
