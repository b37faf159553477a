import { ConfigProvider } from 'antd';
import enUS from 'antd/es/locale/en_US';
import zhCN from 'antd/es/locale/zh_CN';
import { type ReactNode, useSyncExternalStore } from 'react';
import { createGlobalStyle } from 'styled-components';
import { tone } from '#ui/theme.ts';
import { useMessages } from '../messages-context.tsx';
import { deskTheme } from './desk-theme.ts';
import { ConfirmProvider } from './parts/confirm.tsx';
import { ToastsProvider } from './parts/toasts.tsx';

/** antd waits for the ends of its transitions, which the global style turns off, unless it knows that there are none. */
const stillDeskTheme = { ...deskTheme, token: { ...deskTheme.token, motion: false } };
const stillness = matchMedia('(prefers-reduced-motion: reduce)');

function watchStillness(listener: () => void): () => void {
  stillness.addEventListener('change', listener);
  return () => stillness.removeEventListener('change', listener);
}

const packs = { zh: zhCN, en: enUS } as const;

/** The desk's context: antd's locale and theme, toasts and confirmation dialogs. */
export function DeskProviders({ children }: { readonly children: ReactNode }) {
  const { uiLocale } = useMessages();
  const isStill = useSyncExternalStore(watchStillness, () => stillness.matches);
  return (
    <ConfigProvider
      locale={packs[uiLocale]}
      theme={isStill ? stillDeskTheme : deskTheme}
      // antd otherwise inserts a space between two Chinese characters on a button.
      button={{ autoInsertSpace: false }}
      wave={{ disabled: true }}
      form={{ requiredMark: false }}
      // A popup rendered outside an open modal dialog could not be seen or clicked.
      getPopupContainer={(field) => field?.closest('dialog') ?? document.body}
    >
      <DeskStyle />
      <ToastsProvider>
        <ConfirmProvider>{children}</ConfirmProvider>
      </ToastsProvider>
    </ConfigProvider>
  );
}

/** Styles that antd's tokens cannot express. Global, because popups are rendered outside the desk's own elements. */
const DeskStyle = createGlobalStyle`
  /* An error message takes the room below its field; a hint needs that room as well. */
  .ant-form-item:has(.ant-form-item-extra) .ant-form-item-margin-offset {
    margin-block-end: 0 !important;
  }
  .ant-form-item .ant-form-item-extra {
    padding-top: 0.25rem;
    color: ${tone.textMuted};
    font-size: 0.8125rem;
  }
  .ant-form-item .ant-form-item-explain {
    font-size: 0.8125rem;
  }
  .ant-input-affix-wrapper .ant-input-password-icon {
    margin-block: -0.3125rem;
    padding: 0.3125rem;
  }
  .ant-input-affix-wrapper .ant-input-clear-icon {
    margin: -0.5rem;
    padding: 0.5rem;
  }
  .ant-dropdown .ant-dropdown-menu {
    min-width: 10rem;
  }
`;
