import { App, ConfigProvider } from 'antd';
import enUS from 'antd/es/locale/en_US';
import zhCN from 'antd/es/locale/zh_CN';
import type { ReactNode } from 'react';
import { createGlobalStyle } from 'styled-components';
import { tone } from '#ui/theme.ts';
import { useMessages } from '../messages-context.tsx';
import { deskTheme } from './desk-theme.ts';

const packs = { zh: zhCN, en: enUS } as const;

/** What the library of the desk needs around it: its language, our look, the place for its messages and dialogs. */
export function DeskProviders({ children }: { readonly children: ReactNode }) {
  const { uiLocale } = useMessages();
  return (
    <ConfigProvider
      locale={packs[uiLocale]}
      theme={deskTheme}
      // It puts a space between two Chinese letters of a button otherwise.
      button={{ autoInsertSpace: false }}
      wave={{ disabled: true }}
      modal={{ centered: true }}
      form={{ requiredMark: false }}
    >
      <DeskStyle />
      <App message={{ top: 64, maxCount: 3 }}>{children}</App>
    </ConfigProvider>
  );
}

/** What the library's tokens do not reach. Its dialogs stand outside the desk's own elements. */
const DeskStyle = createGlobalStyle`
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
