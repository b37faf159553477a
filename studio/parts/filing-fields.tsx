import { styled } from 'styled-components';
import type { Locale } from '#cms-schema/locale.ts';
import type { Taxonomy } from '#cms-schema/taxonomy.ts';
import { contentTypes, type DocumentType } from '#contract/content-types.ts';
import { theme, tone } from '#ui/theme.ts';
import { pickThumbnail } from '../cms/media-calls.ts';
import { useMessages } from '../messages-context.tsx';
import { useSession } from '../session-context.tsx';
import { useAnswer } from '../use-answer.ts';
import { laterPart } from './later.tsx';
import { SmallButton, ToolButton } from './panel-parts.tsx';
import { StudioIcon } from './studio-icon.tsx';

// Loaded on demand: most types have no terms.
const TermField = laterPart(async () => (await import('./term-field.tsx')).TermField);

/** Picture and terms, by which lists show and sort documents. */
export interface Filing {
  readonly featuredMediaId: number | null;
  readonly categories: readonly number[];
  readonly tags: readonly number[];
}

export interface FilingFieldsProps {
  readonly type: DocumentType;
  /** The document's language, which is also that of its terms. */
  readonly locale: Locale;
  readonly filing: Filing;
  readonly isReadOnly: boolean;
  /** Lets the user choose a picture from the library, given the current one; resolves to null if none was chosen. */
  pickPicture(current: number | null): Promise<number | null>;
  onChange(patch: Partial<Filing>): void;
}

/** The fields for a document's picture and terms, as far as its type has them. */
export function FilingFields({ type, locale, filing, isReadOnly, pickPicture, onChange }: FilingFieldsProps) {
  const { t } = useMessages();
  const { can } = useSession();
  const { supports, taxonomies } = contentTypes[type];
  return (
    <Fields>
      {supports.includes('thumbnail') && (
        <PictureField
          id={filing.featuredMediaId}
          locale={locale}
          isReadOnly={isReadOnly}
          pick={pickPicture}
          onChange={(featuredMediaId) => onChange({ featuredMediaId })}
        />
      )}
      {taxonomies.map((taxonomy) => (
        <TermField
          key={taxonomy}
          taxonomy={taxonomy}
          label={t(`filing.${termFields[taxonomy]}`)}
          locale={locale}
          chosen={filing[termFields[taxonomy]]}
          canCreate={can(taxonomy === 'category' ? 'manage_categories' : 'edit_posts')}
          isReadOnly={isReadOnly}
          onChange={(ids) => onChange({ [termFields[taxonomy]]: ids })}
        />
      ))}
    </Fields>
  );
}

const termFields = { category: 'categories', post_tag: 'tags' } as const satisfies Record<Taxonomy, keyof Filing>;

interface PictureFieldProps {
  readonly id: number | null;
  readonly locale: Locale;
  readonly isReadOnly: boolean;
  pick(current: number | null): Promise<number | null>;
  onChange(id: number | null): void;
}

function PictureField({ id, locale, isReadOnly, pick, onChange }: PictureFieldProps) {
  const { t } = useMessages();
  const { client } = useSession();
  const { value: picture, isLoading } = useAnswer(`picture-${id}`, async (signal) =>
    id === null ? null : ((await client.media.list({ ids: [id], perPage: 1 }, signal)).items[0] ?? null),
  );
  const choose = async () => {
    const picked = await pick(id);
    if (picked !== null) onChange(picked);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div className="field" role="group" aria-label={t('filing.picture')}>
      <span className="label">{t('filing.picture')}</span>
      {id !== null && (
        <div className="chosen">
          {picture ? (
            // biome-ignore lint/performance/noImgElement: the media library provides resized renditions
            <img src={pickThumbnail(picture)} alt="" loading="lazy" decoding="async" />
          ) : (
            <span className="picture">
              <StudioIcon name="image" />
            </span>
          )}
          <p>{picture ? picture.alt[locale] || t('filing.noAlt') : isLoading ? '' : t('filing.pictureGone')}</p>
          {!isReadOnly && <ToolButton icon="close" label={t('filing.removePicture')} onClick={() => onChange(null)} />}
        </div>
      )}
      {!isReadOnly && (
        <SmallButton onClick={() => void choose()}>
          <StudioIcon name="image" size={15} />
          {t(id === null ? 'filing.choosePicture' : 'filing.replacePicture')}
        </SmallButton>
      )}
      <p className="help">{t('filing.pictureHelp')}</p>
    </div>
  );
}

const Fields = styled.div`
  display: grid;
  gap: 1rem;

  .field {
    display: grid;
    justify-items: start;
    gap: 0.375rem;
    min-width: 0;
  }
  .label {
    font-size: 0.8125rem;
  }
  .help {
    color: ${tone.textMuted};
    font-size: 0.75rem;
    line-height: 1.5;
  }
  .chosen {
    display: grid;
    grid-template-columns: 5rem minmax(0, 1fr) auto;
    gap: 0.5rem;
    width: 100%;
    padding: 0.3125rem;
    border: 1px solid ${tone.line};
    border-radius: ${theme.radius.small};
    background-color: ${tone.surfaceRaised};
    font-size: 0.75rem;
    line-height: 1.45;
  }
  .chosen img,
  .picture {
    display: grid;
    place-items: center;
    width: 5rem;
    height: 3.75rem;
    border-radius: 2px;
    background-color: ${tone.surfaceSunken};
    object-fit: cover;
  }
`;
