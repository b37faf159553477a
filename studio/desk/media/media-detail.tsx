import { Button, Form, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { eachLocale, languageTags, locales } from '#cms-schema/locale.ts';
import { printBytes } from '#kit/print-bytes.ts';
import { tone } from '#ui/theme.ts';
import { type MediaItem, type MediaPatch, pickThumbnail } from '../../cms/media-calls.ts';
import { isStale } from '../../cms/studio-error.ts';
import { useErrorText } from '../../error-text.ts';
import { useMessages } from '../../messages-context.tsx';
import { navigate, useLeaveGuard } from '../../navigation.tsx';
import { Refused } from '../../parts/refused.tsx';
import { VisibilitySelect } from '../../parts/visibility-select.tsx';
import { useSession } from '../../session-context.tsx';
import { useAnswer } from '../../use-answer.ts';
import { useConfirm } from '../parts/confirm.tsx';
import { DateText } from '../parts/date-text.tsx';
import { DeskDialog } from '../parts/desk-dialog.tsx';
import { limitTo } from '../parts/limit-to.ts';
import { keepTypedForm } from '../parts/merge-values.ts';
import { ErrorState, LoadingState } from '../parts/states.tsx';
import { useToasts } from '../parts/toasts.tsx';
import { UsesPanel } from '../parts/uses-panel.tsx';
import { useDeskAct } from '../use-desk-act.ts';
import { RemoveMediaDialog } from './remove-media-dialog.tsx';

export interface MediaDetailProps {
  readonly id: number;
  /** The item from the list, shown until the full one has loaded. */
  readonly known: MediaItem | null;
  onSaved(media: MediaItem): void;
  onRemoved(id: number): void;
}

type Values = ReturnType<typeof valuesOf>;

/** One file: its alt texts in both languages, its properties, and where it is used. */
export function MediaDetail({ id, known, onSaved, onRemoved }: MediaDetailProps) {
  const { t } = useMessages();
  const { client } = useSession();
  const { value, error, reload, replace } = useAnswer(`media-${id}`, (signal) => client.media.get(id, signal));
  const media = value ?? known;
  return (
    <DeskDialog place="end" width={26.25} title={t('desk.media.detail')} onClose={() => void navigate('/media')}>
      {media ? (
        <MediaForm
          media={media}
          onSaved={(saved) => {
            replace(saved);
            onSaved(saved);
          }}
          onRemoved={() => {
            onRemoved(id);
            void navigate('/media');
          }}
          onReload={reload}
        />
      ) : error ? (
        <ErrorState error={error} onRetry={reload} />
      ) : (
        <LoadingState />
      )}
    </DeskDialog>
  );
}

interface MediaFormProps {
  readonly media: MediaItem;
  onSaved(media: MediaItem): void;
  onRemoved(): void;
  onReload(): Promise<void>;
}

function MediaForm({ media, onSaved, onRemoved, onReload }: MediaFormProps) {
  const { t, uiLocale } = useMessages();
  const { client, act: run } = useSession();
  const toasts = useToasts();
  const errorText = useErrorText();
  const act = useDeskAct();
  const confirm = useConfirm();
  const [form] = Form.useForm<Values>();
  const [isChanged, setChanged] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  useLeaveGuard(isChanged, confirm.leave);
  const revision = useRef(media.revision);
  useEffect(() => {
    if (revision.current === media.revision) return;
    revision.current = media.revision;
    form.setFieldsValue(valuesOf(media));
    setChanged(false);
  }, [form, media]);
  const show = (saved: MediaItem, asked: Values) => {
    const kept = keepTypedForm(asked, form.getFieldsValue(true), valuesOf(saved));
    revision.current = saved.revision;
    onSaved(saved);
    form.setFieldsValue(kept.values);
    setChanged(kept.isChanged);
  };

  /** Resolves a conflict with another user's save. */
  const settle = async (patch: MediaPatch, asked: Values) => {
    const choice = await confirm.overwrite();
    if (choice === 'theirs') await onReload();
    if (choice !== 'mine') return;
    const saved = await act(() => client.media.save(media.id, patch), t('desk.media.saved'));
    if (saved) show(saved, asked);
  };

  const save = async () => {
    setBusy(true);
    const asked: Values = form.getFieldsValue(true);
    const patch = { ...asked.plain, alt: eachLocale((locale) => asked.texts[locale].alt) };
    try {
      show(await run(() => client.media.save(media.id, patch, media.revision)), asked);
      toasts.tell(t('desk.media.saved'));
    } catch (error) {
      if (isStale(error)) await settle(patch, asked);
      else toasts.tellFailure(errorText(error));
    } finally {
      setBusy(false);
    }
  };

  const remove = async () => {
    const done = media.isTrashed
      ? await act(async () => {
          await client.media.remove(media.id, media.revision);
          return true;
        }, t('desk.media.removed'))
      : await act(() => client.media.trash(media.id, media.revision), t('desk.media.trashed'));
    setRemoving(false);
    if (done === null) return;
    // Remove the leave guard before leaving.
    flushSync(() => setChanged(false));
    onRemoved();
  };

  const restore = async () => {
    const done = await act(() => client.media.restore(media.id, media.revision), t('desk.media.restored'));
    if (done === null) return;
    flushSync(() => setChanged(false));
    onRemoved();
  };

  const address = new URL(media.path, window.location.origin).href;
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    toasts.tell(t('desk.media.copied'));
  };

  return (
    <Body>
      {media.kind === 'image' ? (
        <a href={media.path} target="_blank" rel="noopener">
          {/* biome-ignore lint/performance/noImgElement: the media library provides resized renditions. */}
          <img src={pickThumbnail(media, 640)} alt={media.alt[uiLocale]} width={media.width} height={media.height} />
        </a>
      ) : null}
      {media.kind === 'video' ? (
        // biome-ignore lint/a11y/useMediaCaption: the file itself, as it was uploaded.
        <video src={media.path} controls preload="metadata" />
      ) : null}
      <dl>
        <dt>{t('desk.media.file')}</dt>
        <dd>
          <a href={media.path} download={media.fileName}>
            {media.fileName}
          </a>
        </dd>
        <dt>{t('desk.media.facts')}</dt>
        <dd>
          {media.width > 0 ? `${media.width} × ${media.height} px · ` : ''}
          {printBytes(media.fileSize)} · {media.mimeType}
        </dd>
        <dt>{t('desk.media.uploaded')}</dt>
        <dd>
          <DateText at={media.uploadedAt} />
        </dd>
      </dl>
      <Form<Values>
        form={form}
        layout="vertical"
        disabled={!media.canEdit}
        initialValues={valuesOf(media)}
        onValuesChange={() => setChanged(true)}
        onFinish={save}
      >
        <Form.Item name={['plain', 'visibility']} label={t('desk.visibility.label')} extra={t('desk.visibility.hint')}>
          <VisibilitySelect disabled={!media.canEdit} />
        </Form.Item>
        <Form.Item name={['plain', 'title']} label={t('desk.media.title')}>
          <Input {...limitTo(300)} />
        </Form.Item>
        {media.kind === 'image'
          ? locales.map((locale, index) => (
              <Form.Item
                key={locale}
                name={['texts', locale, 'alt']}
                label={t(altLabels[locale])}
                extra={index === 0 ? t('desk.media.altHint') : null}
              >
                <Input.TextArea autoSize={{ minRows: 2 }} lang={languageTags[locale]} {...limitTo(2000)} />
              </Form.Item>
            ))
          : null}
        <Form.Item name={['plain', 'caption']} label={t('desk.media.caption')}>
          <Input.TextArea autoSize={{ minRows: 1 }} {...limitTo(2000)} />
        </Form.Item>
        <Row>
          <Refused refusal={isChanged ? null : t('refusal.nothingChanged')}>
            {(button) => (
              <Button type="primary" htmlType="submit" loading={isBusy} {...button}>
                {t('desk.settings.save')}
              </Button>
            )}
          </Refused>
          {media.visibility === 'everyone' && (
            <Button onClick={copy} disabled={false}>
              {t('desk.media.copy')}
            </Button>
          )}
          {media.canDelete ? (
            <>
              {media.isTrashed ? (
                <Button onClick={restore} disabled={false}>
                  {t('desk.documents.restore')}
                </Button>
              ) : null}
              <Button
                danger
                type="text"
                onClick={() => setRemoving(true)}
                disabled={false}
                style={{ marginInlineStart: 'auto' }}
              >
                {t(media.isTrashed ? 'desk.documents.delete' : 'desk.documents.toTrash')}
              </Button>
            </>
          ) : null}
        </Row>
      </Form>
      {media.isTrashed ? <p>{t('desk.media.inTrash')}</p> : null}
      <UsesPanel thing={{ kind: 'media', id: media.id }} title={t('desk.media.usage')} none={t('desk.media.unused')} />
      {isRemoving ? <RemoveMediaDialog media={media} onClose={() => setRemoving(false)} onRemove={remove} /> : null}
    </Body>
  );
}

const altLabels = { zh: 'desk.media.altZh', en: 'desk.media.altEn' } as const;

function valuesOf({ title, alt, caption, visibility }: MediaItem) {
  return { plain: { title, caption, visibility }, texts: eachLocale((locale) => ({ alt: alt[locale] })) };
}

const Body = styled.div`
  display: grid;
  gap: 1rem;

  & img,
  & video {
    display: block;
    width: 100%;
    height: auto;
    max-height: 18rem;
    border-radius: 6px;
    background-color: ${tone.surfaceSunken};
    object-fit: contain;
  }
  & > dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.125rem 1rem;
    font-size: 0.8125rem;
  }
  & dt {
    color: ${tone.textMuted};
  }
  & dd {
    overflow-wrap: anywhere;
  }
`;

const Row = styled.div`
  display: flex;
  gap: 0.5rem;
`;
