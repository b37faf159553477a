import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { type Locale, locales } from '#cms-schema/locale.ts';
import { type Menu, type MenuLocation, menuLocations } from '../../cms/menu-calls.ts';
import { useMessages } from '../../messages-context.tsx';
import { useAnswer, useKeptAnswer } from '../../use-answer.ts';
import { DeskPage } from '../parts/desk-page.tsx';
import { EmptyState, ErrorState, LoadingState } from '../parts/states.tsx';
import { useDeskAct } from '../use-desk-act.ts';
import { useDeskClient } from '../use-desk-client.ts';
import { MenuEditor } from './menu-editor.tsx';

/** The site's menus: one per location and language. */
export function MenusDesk() {
  const { t, uiLocale } = useMessages();
  const client = useDeskClient();
  const act = useDeskAct();
  const [locale, setLocale] = useState<Locale>(uiLocale);
  const [location, setLocation] = useState<MenuLocation>('primary');
  const { value: menus, error, reload } = useKeptAnswer('menus', () => client.menus.list());
  const menu = menus?.find((one) => one.locale === locale && one.locations.includes(location)) ?? null;
  const create = async () => {
    const name = t(locations[location]);
    const made = await act(() => client.menus.create({ name, locale, location }));
    if (made) await reload();
  };
  return (
    <DeskPage
      title={t('desk.nav.menus')}
      tools={
        <>
          <Segmented
            value={location}
            onChange={setLocation}
            aria-label={t('desk.menus.location')}
            options={menuLocations.map((name) => ({ value: name, label: t(locations[name]) }))}
          />
          <Segmented
            value={locale}
            onChange={setLocale}
            aria-label={t('desk.menus.language')}
            options={locales.map((name) => ({
              value: name,
              label: t(name === 'zh' ? 'desk.language.zh' : 'desk.language.en'),
            }))}
          />
        </>
      }
    >
      {!menus && error ? <ErrorState error={error} onRetry={reload} /> : null}
      {!menus && !error ? <LoadingState /> : null}
      {menus && !menu ? (
        <EmptyState
          title={t('desk.menus.none')}
          hint={t('desk.menus.noneHint')}
          action={
            <Button type="primary" onClick={create}>
              {t('desk.menus.create')}
            </Button>
          }
        />
      ) : null}
      {menu ? <OpenMenu key={menu.id} menu={menu} /> : null}
    </DeskPage>
  );
}

const locations = { primary: 'desk.menus.primary', footer: 'desk.menus.footer' } as const;

function OpenMenu({ menu }: { readonly menu: Menu }) {
  const client = useDeskClient();
  const { value, error, reload } = useAnswer(`menu-${menu.id}`, (signal) => client.menus.getTree(menu.id, signal));
  if (value) return <MenuEditor loaded={value} />;
  return error ? <ErrorState error={error} onRetry={reload} /> : <LoadingState />;
}
