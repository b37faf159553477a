import { styled } from 'styled-components';
import type { Locale } from '#cms-schema/locale.ts';
import { tone } from '#ui/theme.ts';
import { useMessages } from '../../messages-context.tsx';
import { languageNames } from '../parts/language-names.ts';

export interface PlannedAddressesProps {
  /** Null: not known yet. */
  readonly addresses: readonly { readonly locale: Locale; readonly address: string | null }[];
}

/** The addresses that a document will have, one for each language. */
export function PlannedAddresses({ addresses }: PlannedAddressesProps) {
  const { t } = useMessages();
  if (addresses.length === 0) return null;
  return (
    <Addresses>
      {addresses.map(({ locale, address }) => (
        <div key={locale}>
          <dt>{t('desk.create.addressIn', { language: t(languageNames[locale]) })}</dt>
          <dd>{address === null ? t('desk.publish.addressLater') : <code>{address}</code>}</dd>
        </div>
      ))}
    </Addresses>
  );
}

const Addresses = styled.dl`
  margin: 0 0 1rem;
  font-size: 0.8125rem;

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.5rem;
  }
  & dt {
    color: ${tone.textMuted};
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
