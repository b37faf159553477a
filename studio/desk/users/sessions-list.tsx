import { Button } from 'antd';
import { styled } from 'styled-components';
import { tone } from '#ui/theme.ts';
import type { SignedInBrowser } from '../../cms/user-calls.ts';
import type { StudioUser } from '../../cms/user-model.ts';
import { useMessages } from '../../messages-context.tsx';
import { useKeptAnswer } from '../../use-answer.ts';
import { DateText } from '../parts/date-text.tsx';
import { RowList } from '../parts/row-list.tsx';
import { ErrorState, LoadingState } from '../parts/states.tsx';
import { useConfirm } from '../parts/use-confirm.ts';
import { useDeskAct } from '../use-desk-act.ts';
import { useDeskClient } from '../use-desk-client.ts';
import { describeAgent } from './describe-agent.ts';

/** In which browsers one is signed in. */
export function SessionsList({ user }: { readonly user: StudioUser }) {
  const { t } = useMessages();
  const client = useDeskClient();
  const act = useDeskAct();
  const confirm = useConfirm();
  const {
    value: sessions,
    error,
    reload,
  } = useKeptAnswer(`sessions ${user.id}`, () => client.users.listSessions(user.id));
  const nameOf = ({ agent }: SignedInBrowser) => {
    const { browser, system } = describeAgent(agent);
    if (browser && system) return t('console.sessions.onSystem', { browser, system });
    return browser ?? system ?? t('console.sessions.unknown');
  };
  const end = async ({ id }: SignedInBrowser) => {
    await act(() => client.users.endSession(user.id, id), t('console.sessions.ended'));
    await reload();
  };
  const endOthers = async () => {
    const isSure = await confirm.ask({
      title: t('console.sessions.endOthersTitle'),
      text: t('console.sessions.endOthersHint'),
      ok: t('console.sessions.endOthers'),
      isDanger: true,
    });
    if (!isSure) return;
    const count = (sessions?.length ?? 1) - 1;
    await act(() => client.users.endOtherSessions(user.id), t('console.sessions.othersEnded', { count }));
    await reload();
  };
  if (!sessions) return error ? <ErrorState error={error} onRetry={reload} /> : <LoadingState />;
  return (
    <Box>
      <p>{t('console.sessions.hint')}</p>
      <RowList>
        {sessions.map((session) => (
          <li key={session.id}>
            <span>
              <strong>
                {nameOf(session)}
                {session.isCurrent ? <small>{t('console.sessions.current')}</small> : null}
              </strong>
              <small>
                {t('console.sessions.seen')} <DateText at={session.lastSeenAt} />
                {' · '}
                {t('console.sessions.since')} <DateText at={session.createdAt} />
                {session.network === '' ? null : ` · ${session.network}`}
              </small>
            </span>
            {session.isCurrent ? null : (
              <Button
                size="small"
                danger
                type="text"
                aria-label={t('console.sessions.endLabel', { browser: nameOf(session) })}
                onClick={() => end(session)}
              >
                {t('console.sessions.end')}
              </Button>
            )}
          </li>
        ))}
      </RowList>
      {sessions.some(({ isCurrent }) => !isCurrent) ? (
        <div>
          <Button onClick={endOthers}>{t('console.sessions.endOthers')}</Button>
        </div>
      ) : (
        <p>{t('console.sessions.onlyHere')}</p>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: 0.75rem;

  & > p {
    color: ${tone.textMuted};
  }
`;
