import { Button } from 'antd';
import { styled } from 'styled-components';
import { theme, tone } from '#ui/theme.ts';
import { useMessages } from '../../messages-context.tsx';
import { useToasts } from '../parts/toasts.tsx';

/** An application password that has just been created: the only time it is shown. */
export function NewPassword({ name, password }: { readonly name: string; readonly password: string }) {
  const { t } = useMessages();
  const toasts = useToasts();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(password);
      toasts.tell(t('desk.media.copied'));
    } catch {
      toasts.tellFailure(t('desk.passwords.copyFailed'));
    }
  };
  return (
    <Once>
      <p>{t('desk.passwords.once', { name })}</p>
      <code>{password}</code>
      <Button size="small" onClick={() => copy()}>
        {t('desk.passwords.copy')}
      </Button>
    </Once>
  );
}

const Once = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  padding: 0.75rem;
  border-radius: 8px;
  background-color: ${tone.surfaceSunken};

  & > p {
    flex: 1 0 100%;
  }
  & > code {
    font-family: ${theme.font.code};
    font-size: 0.9375rem;
    letter-spacing: 0.02em;
    user-select: all;
  }
`;
