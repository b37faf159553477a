import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { definitions } from '#blocks/definitions.generated.ts';
import { type Locale, languageTags, localizePath, locales } from '#cms-schema/locale.ts';
import { media, theme, tone } from '#ui/theme.ts';
import type { StudioClient } from '../cms.ts';
import type { DocumentItem, EditedGroup } from '../cms/document-model.ts';
import { readNodes } from '../document/model.ts';
import { useErrorText } from '../error-text.ts';
import { useMessages } from '../messages-context.tsx';
import { StudioLink } from '../navigation.tsx';
import { SmallButton } from '../parts/panel-parts.tsx';
import { useSession } from '../session-context.tsx';
import { LanguageSwitch } from '../shell/language-switch.tsx';

export interface BuilderPageProps {
  /** The page in both its languages. */
  readonly group: EditedGroup;
  /** The language to begin with. */
  readonly locale: Locale;
  readonly client: StudioClient;
}

/** A page at a glance: where each language stands, its blocks in order, its preview, and what can be done with it. */
export function BuilderPage({ group, locale, client }: BuilderPageProps) {
  const { t, uiLocale } = useMessages();
  const { act, can } = useSession();
  const errorText = useErrorText();
  const [versions, setVersions] = useState(group.versions);
  const [said, setSaid] = useState<{ readonly text: string; readonly isBad: boolean } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const title = versions[locale]?.title || versions.zh?.title || versions.en?.title || '';
  useEffect(() => {
    document.title = t('console.shell.documentTitle', { place: title });
  }, [t, title]);

  const run = async (work: () => Promise<string>) => {
    setBusy(true);
    setSaid(null);
    try {
      setSaid({ text: await act(work), isBad: false });
    } catch (error) {
      setSaid({ text: errorText(error), isBad: true });
    } finally {
      setBusy(false);
    }
  };
  const setPublished = (version: DocumentItem, isPublic: boolean) =>
    run(async () => {
      const seen = [{ id: version.id, revision: version.revision }];
      const [changed] = await (isPublic ? client.publishing.publish(seen) : client.publishing.unpublish(seen));
      if (changed) setVersions((before) => ({ ...before, [version.locale]: changed }));
      return t(isPublic ? 'console.publish.done' : 'console.publish.unpublished', { title: version.title });
    });
  const preview = (version: DocumentItem) => {
    // Opened at once: a window that opens after an answer is held for an advertisement.
    const tab = window.open('about:blank', '_blank');
    return run(async () => {
      const { url } = await client.publishing.createPreview(version.id);
      const { pathname, search } = new URL(url);
      if (!tab) return t('console.documents.popup');
      tab.location.replace(pathname + search);
      return t('console.builder.previewOpened');
    });
  };

  return (
    <Page>
      <header>
        <StudioLink to={group.type === 'page' ? '/pages' : '/posts'}>
          {t(group.type === 'page' ? 'console.nav.pages' : 'console.nav.posts')}
        </StudioLink>
        <h1>{title || t('console.documents.untitled')}</h1>
        <LanguageSwitch />
      </header>
      <p role="status" data-bad={said?.isBad}>
        {said?.text}
      </p>
      <main>
        {locales.map((name) => {
          const version = versions[name];
          const nodes = version ? readNodes(version.content, definitions) : [];
          return (
            <section key={name} aria-label={t(name === 'zh' ? 'console.language.zh' : 'console.language.en')}>
              <h2>{t(name === 'zh' ? 'console.language.zh' : 'console.language.en')}</h2>
              {version ? (
                <>
                  <p lang={languageTags[name]}>{version.title}</p>
                  <p>
                    {t(statusKeys[version.status])}
                    {version.path === null ? '' : ` · ${localizePath(version.path, name)}`}
                  </p>
                  <div>
                    <SmallButton disabled={isBusy} onClick={() => preview(version)}>
                      {t('console.builder.preview')}
                    </SmallButton>
                    {can(`publish_${group.type}s`) && version.status !== 'trash' ? (
                      <SmallButton disabled={isBusy} onClick={() => setPublished(version, version.status !== 'publish')}>
                        {t(version.status === 'publish' ? 'console.documents.unpublish' : 'console.builder.publish')}
                      </SmallButton>
                    ) : null}
                  </div>
                  <ol>
                    {nodes.map((node) => (
                      <li key={node.id}>
                        {node.kind === 'block' ? (definitions.get(node.type)?.title[uiLocale] ?? node.type) : t('console.builder.foreign')}
                      </li>
                    ))}
                  </ol>
                </>
              ) : (
                <p>{t('console.status.missing')}</p>
              )}
            </section>
          );
        })}
      </main>
    </Page>
  );
}

const statusKeys = {
  draft: 'console.status.draft',
  pending: 'console.status.pending',
  private: 'console.status.private',
  publish: 'console.status.published',
  future: 'console.status.scheduled',
  trash: 'console.status.trash',
} as const;

const Page = styled.div`
  min-height: 100dvh;
  font-size: 0.875rem;
  line-height: 1.6;

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 1rem;
    padding: 0.75rem ${theme.space.x3};
    border-bottom: 1px solid ${tone.line};
    background-color: ${tone.surfaceRaised};
  }
  & > header > a {
    color: ${tone.textMuted};
  }
  & > header > h1 {
    flex: 1;
    font-size: 1.0625rem;
    font-weight: 600;
  }
  & > p {
    min-height: 2.5rem;
    padding: 0.5rem ${theme.space.x3};
    color: ${tone.textMuted};
  }
  & > p[data-bad='true'] {
    color: ${tone.negative};
  }
  & > main {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space.x3};
    padding: 0 ${theme.space.x3} ${theme.space.x6};
  }
  & section {
    display: grid;
    align-content: start;
    gap: 0.5rem;
    padding: ${theme.space.x3};
    border: 1px solid ${tone.line};
    border-radius: 8px;
    background-color: ${tone.surfaceRaised};
  }
  & h2 {
    font-size: 0.8125rem;
    font-weight: 500;
    color: ${tone.textMuted};
  }
  & section > div {
    display: flex;
    gap: 0.5rem;
  }
  & ol {
    margin: 0.5rem 0 0;
    padding-inline-start: 1.5rem;
    color: ${tone.textMuted};
  }
  ${media.phone} {
    & > main {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
