import { useStore } from '@nanostores/preact'
import { lastKnown } from '../../lib/remote/last-known'
import type { Resource } from '../../lib/remote/resource'
import type { Translator } from '../../lib/text/i18n'
import { useText } from '../../lib/text/use-text'
import { PanelText } from '../page/panel-text'
import { Banner } from '../status/banner'

/** The newest first, as far as they are named; `total` of all. */
export type ClockChanges = Resource<{ items: readonly ((t: Translator['t']) => string)[]; total: number }>

const MOST = 3

/** Below the range of a log: how the panel's clock was changed in it, so that times before and after do not compare. */
export function ClockChangesNote({ of: $changes }: { of: ClockChanges }) {
  const { t } = useText()
  const { items = [], total = 0 } = lastKnown(useStore($changes)) ?? {}
  if (items.length === 0) return null
  const named = items.slice(0, MOST)
  return (
    <Banner tone="info" title={t('range.clock.title')}>
      {named.map((text, index) => (
        <div key={index}>
          <PanelText>{text(t)}</PanelText>
        </div>
      ))}
      {total > named.length && t('range.clock.more', { count: total - named.length })}
    </Banner>
  )
}
