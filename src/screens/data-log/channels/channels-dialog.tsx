import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import { useText } from '../../../lib/text/use-text'
import { MatchCount } from '../../../ui/card/match-count'
import { Dialog } from '../../../ui/dialog/dialog'
import { SearchField } from '../../../ui/form/search-field'
import { MAX_CHANNELS } from '../choice'
import type { DataLogModel } from '../model'
import { ChannelRow } from './channel-row'
import { nameOf } from './lines'

/** A log may have a thousand channels: the dialog lists this many, the others are found by search. */
const MAX_LISTED = 100
const SEARCH_ABOVE = 20

export function ChannelsDialog({ model, onClose }: { model: DataLogModel; onClose: () => void }) {
  const { t } = useText()
  const choice = useStore(model.choice.$choice)
  const { lines = [] } = useStore(model.$shown) ?? {}
  const [search, setSearch] = useState('')
  if (!choice) return null
  const { log, shown } = choice
  const found = log.channels
    .map((channel, index) => ({ channel, index }))
    .filter(({ channel }) => nameOf(channel).toLowerCase().includes(search.trim().toLowerCase()))
  return (
    <Dialog title={t('dataLog.channels')} onCancel={onClose} wide>
      {log.channels.length > SEARCH_ABOVE && (
        <>
          <SearchField label={t('dataLog.channels.search')} value={search} onPick={setSearch} />
          <MatchCount found={found.length} total={log.channels.length} />
        </>
      )}
      <ul>
        {found.slice(0, MAX_LISTED).map(({ channel, index }) => (
          <ChannelRow
            key={channel.id}
            channel={channel}
            index={index}
            shown={shown.includes(channel.id)}
            full={shown.length >= MAX_CHANNELS}
            side={lines.find(({ id }) => id === channel.id)?.side ?? 'left'}
            onToggle={() => model.choice.toggle(channel.id)}
            onMove={side => model.choice.setScale(channel.id, side)}
          />
        ))}
      </ul>
      {found.length > MAX_LISTED && <p>{t('dataLog.channels.more', { count: found.length - MAX_LISTED })}</p>}
    </Dialog>
  )
}
