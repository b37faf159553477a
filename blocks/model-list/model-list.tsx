import { printDay } from '#cms-schema/print-day.ts';
import { nameLevel } from '#cms-schema/supported.ts';
import { fillIn } from '#kit/fill-in.ts';
import { ButtonLink } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Icon } from '#ui/icon.tsx';
import { Lede, Text } from '#ui/text.tsx';
import { headingLevel } from '../block-frame.tsx';
import { BlockHeading } from '../block-heading.tsx';
import type { BlockProps } from '../block-props.ts';
import type definition from './block.ts';
import type load from './load.ts';
import messages from './messages.json';
import { ModelListFrame } from './model-list-frame.tsx';

/**
 * Hundreds of models by brand. The list is complete without a script; with one, its field filters it.
 * Each row is a bare `<li>`, so that the page weighs little more than the names.
 */
export function ModelList({ heading, intro, pdf, tone, data, host }: BlockProps<typeof definition, typeof load>) {
  const words = messages[host.locale];
  const level = headingLevel(host, heading ? 1 : 0);
  const { updated } = data;
  const listed = data.brands.map((brand, index) => {
    const count = brand.sets.reduce((sum, { models }) => sum + models.length, 0);
    return { ...brand, id: `${host.id}-${index + 1}`, count };
  });
  const count = listed.reduce((sum, brand) => sum + brand.count, 0);
  const hasPdf = pdf && count > 0;
  return (
    <ModelListFrame host={host} tone={tone} labelled={heading !== ''}>
      <div
        className="models-body"
        data-attach="model-list"
        data-found={words.found}
        data-found-one={words.foundOne}
        data-none={words.none}
      >
        <div className="models-head">
          <BlockHeading host={host} heading={heading} size={host.depth > 0 ? 'sub' : 'section'} />
          {intro && <Lede>{intro}</Lede>}
          {(updated || hasPdf) && (
            <div className="models-facts">
              {hasPdf && (
                <ButtonLink href={data.pdf} download variant="secondary" size="small" icon="download">
                  {words.download}
                </ButtonLink>
              )}
              {updated && (
                <Text size="small" tone="muted">
                  {words.updated} <time dateTime={updated}>{printDay(updated, host.locale)}</time>
                </Text>
              )}
            </div>
          )}
        </div>
        {count === 0 ? (
          <Text tone="muted">{words.empty}</Text>
        ) : (
          <div className="models-columns">
            <div className="models-tools">
              <search className="models-search">
                <form>
                  <TextField
                    id={`${host.id}-query`}
                    label={words.search}
                    placeholder={words.search}
                    action={<Icon name="search" />}
                    name="q"
                    type="search"
                    autoComplete="off"
                    autoCapitalize="off"
                    spellCheck={false}
                    enterKeyHint="search"
                  />
                </form>
              </search>
              <p role="status" className="models-status">
                {fillIn(count === 1 ? words.totalOne : words.total, { count })}
              </p>
              {listed.length > 1 && (
                <nav aria-label={words.brands} className="models-nav">
                  <ul className="models-jumps">
                    {listed.map(({ id, name, count }) => (
                      <li key={id}>
                        <a href={`#${id}`}>
                          {name} <data value={count}>{count}</data>
                        </a>
                      </li>
                    ))}
                  </ul>
                </nav>
              )}
            </div>
            <div className="models-brands">
              {listed.map(({ id, name, names, note, count, sets }) => (
                <section key={id} id={id} data-names={names} aria-labelledby={`${id}-name`}>
                  <div className="models-brand">
                    <Heading id={`${id}-name`} level={level} size={host.depth > 0 ? 'small' : 'sub'} data-brand="">
                      {name}
                    </Heading>
                    <data value={count}>{count}</data>
                    {note && <p>{note}</p>}
                    <button
                      type="button"
                      className="models-toggle"
                      aria-labelledby={`${id}-name`}
                      aria-controls={`${id}-models`}
                      aria-expanded="false"
                    />
                  </div>
                  <div id={`${id}-models`} className="models-fold">
                    {sets.map(({ level, models }, index) => (
                      <div key={`${index} ${level}`} className="models-set" data-level={level}>
                        {level !== 'unstated' && <p id={`${id}-set-${index + 1}`}>{nameLevel(level)[host.locale]}</p>}
                        <ul
                          className="models"
                          aria-labelledby={level === 'unstated' ? `${id}-name` : `${id}-name ${id}-set-${index + 1}`}
                        >
                          {models.map((model) => (
                            <li key={model}>{model}</li>
                          ))}
                        </ul>
                      </div>
                    ))}
                  </div>
                </section>
              ))}
            </div>
          </div>
        )}
      </div>
    </ModelListFrame>
  );
}
