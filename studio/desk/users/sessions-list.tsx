import { Button } from 'antd';
import { styled } from 'styled-components';
import { tone } from '#ui/theme.ts';
import type { SignedInBrowser } from '../../cms/user-calls.ts';
import type { StudioUser } from '../../cms/user-model.ts';
import { useMessages } from '../../messages-context.tsx';
import { useKeptAnswer } from '../../use-answer.ts';
import { useConfirm } from '../parts/confirm.tsx';
import { DateText } from '../parts/date-text.tsx';
import { RowList } from '../parts/row-list.tsx';
import { ErrorState, LoadingState } from '../parts/states.tsx';
import { useDeskAct } from '../use-desk-act.ts';
import { useDeskClient } from '../use-desk-client.ts';
import { describeAgent } from './describe-agent.ts';

/** The browsers in which the user is signed in. */
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
    if (browser && system) return t('desk.sessions.onSystem', { browser, system });
    return browser ?? system ?? t('desk.sessions.unknown');
  };
  const end = async ({ id }: SignedInBrowser) => {
    await act(() => client.users.endSession(user.id, id), t('desk.sessions.ended'));
    await reload();
  };
  const endOthers = async () => {
    const isSure = await confirm.ask({
      title: t('desk.sessions.endOthersTitle'),
      text: t('desk.sessions.endOthersHint'),
      ok: t('desk.sessions.endOthers'),
      isDanger: true,
    });
    if (!isSure) return;
    const count = (sessions?.length ?? 1) - 1;
    await act(() => client.users.endOtherSessions(user.id), t('desk.sessions.othersEnded', { count }));
    await reload();
  };
  if (!sessions) return error ? <ErrorState error={error} onRetry={reload} /> : <LoadingState />;
  return (
    <Box>
      <p>{t('desk.sessions.hint')}</p>
      <RowList>
        {sessions.map((session) => (
          <li key={session.id}>
            <span>
              <strong>
                {nameOf(session)}
                {session.isCurrent ? <small>{t('desk.sessions.current')}</small> : null}
              </strong>
              <small>
                {t('desk.sessions.seen')} <DateText at={session.lastSeenAt} />
                {' · '}
                {t('desk.sessions.since')} <DateText at={session.createdAt} />
                {session.network === '' ? null : ` · ${session.network}`}
              </small>
            </span>
            {session.isCurrent ? null : (
              <Button
                size="small"
                danger
                type="text"
                aria-label={t('desk.sessions.endLabel', { browser: nameOf(session) })}
                onClick={() => end(session)}
              >
                {t('desk.sessions.end')}
              </Button>
            )}
          </li>
        ))}
      </RowList>
      {sessions.some(({ isCurrent }) => !isCurrent) ? (
        <div>
          <Button onClick={endOthers}>{t('desk.sessions.endOthers')}</Button>
        </div>
      ) : (
        <p>{t('desk.sessions.onlyHere')}</p>
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
