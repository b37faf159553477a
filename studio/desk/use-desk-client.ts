import { useMemo } from 'react';
import { createDeskClient, type DeskClient } from '../cms/desk-client.ts';
import { useSession } from '../session-context.tsx';

export function useDeskClient(): DeskClient {
  const { client } = useSession();
  return useMemo(() => createDeskClient(client), [client]);
}
