import { flushSync } from 'react-dom';
import type { BlockDefinition } from '#cms-schema/define-block.ts';
import type { Locale } from '#cms-schema/locale.ts';
import type { DocumentNode } from '#cms-schema/markup/document.ts';
import { useMessages } from '../messages-context.tsx';
import { laterPart } from '../parts/later.tsx';
import { StudioIcon } from '../parts/studio-icon.tsx';
import type { BlockMarks } from './builder-context.ts';
import { Outline } from './outline.tsx';

const Drawer = laterPart(async () => (await import('./drawer.tsx')).Drawer);

const leftTabs = ['outline', 'blocks'] as const;
export type LeftTab = (typeof leftTabs)[number];

export interface LeftPanelProps {
  readonly nodes: readonly DocumentNode[];
  readonly selection: string | null;
  readonly marks: ReadonlyMap<string, BlockMarks>;
  readonly locale: Locale;
  /** Whether a block is offered on this page. */
  readonly isOffered: (definition: BlockDefinition) => boolean;
  readonly tab: LeftTab;
  onTab(tab: LeftTab): void;
  /** The user wants the fields of the page itself. */
  onPage(): void;
}

/** The outline of the page, or the blocks that can be added. */
export function LeftPanel({ nodes, selection, marks, locale, isOffered, tab, onTab, onPage }: LeftPanelProps) {
  const { t } = useMessages();
  return (
    <nav className="left" aria-label={t('canvas.panels.left')}>
      <div className="tabs" role="tablist" aria-label={t('canvas.panels.left')}>
        {leftTabs.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`builder-tab-${name}`}
            aria-selected={name === tab}
            aria-controls="builder-left"
            tabIndex={name === tab ? 0 : -1}
            onClick={() => onTab(name)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
              const other = name === 'blocks' ? 'outline' : 'blocks';
              flushSync(() => onTab(other));
              document.getElementById(`builder-tab-${other}`)?.focus();
            }}
          >
            {t(`canvas.tabs.${name}`)}
          </button>
        ))}
      </div>
      <div className="scroll" role="tabpanel" id="builder-left" aria-labelledby={`builder-tab-${tab}`}>
        {tab === 'blocks' ? (
          <Drawer locale={locale} isOffered={isOffered} />
        ) : (
          <>
            <button type="button" className="page-row" aria-pressed={selection === null} onClick={onPage}>
              <StudioIcon name="document" size={16} />
              {t('builder.page.title')}
            </button>
            <Outline nodes={nodes} selection={selection} marks={marks} />
          </>
        )}
      </div>
    </nav>
  );
}
