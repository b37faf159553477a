import type { StudioClient } from '../cms.ts';
import { type CommunityCalls, createCommunityCalls } from './community-calls.ts';
import { createGroupCalls, type GroupCalls } from './group-calls.ts';
import { createMenuCalls, type MenuCalls } from './menu-calls.ts';
import { createRedirectCalls, type RedirectCalls } from './redirect-calls.ts';
import { createReviewCalls, type ReviewCalls } from './review-calls.ts';
import { createSettingsCalls, type SettingsCalls } from './settings-calls.ts';
import { createSupportedListCalls, type SupportedListCalls } from './supported-list-calls.ts';
import { createUseCalls, type UseCalls } from './use-calls.ts';
import { createUserCalls, type UserCalls } from './user-calls.ts';
import { createVisitorCalls, type VisitorCalls } from './visitor-calls.ts';

/** Adds the calls that only the desk uses, so that the builder does not load them. */
export interface DeskClient extends StudioClient {
  readonly groups: GroupCalls;
  readonly menus: MenuCalls;
  readonly redirects: RedirectCalls;
  readonly uses: UseCalls;
  readonly users: UserCalls;
  readonly settings: SettingsCalls;
  readonly reviews: ReviewCalls;
  readonly supportedLists: SupportedListCalls;
  readonly community: CommunityCalls;
  readonly visitors: VisitorCalls;
}

export function createDeskClient(client: StudioClient): DeskClient {
  return {
    ...client,
    groups: createGroupCalls(client.ask),
    menus: createMenuCalls(client.ask),
    redirects: createRedirectCalls(client.ask),
    uses: createUseCalls(client.ask),
    users: createUserCalls(client.ask),
    settings: createSettingsCalls(client.ask),
    reviews: createReviewCalls(client.ask),
    supportedLists: createSupportedListCalls(client.ask),
    community: createCommunityCalls(client.ask),
    visitors: createVisitorCalls(client.ask),
  };
}
