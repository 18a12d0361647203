import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import { $i18n } from '../../lib/text/i18n'
import { Dialog } from '../../ui/dialog/dialog'
import { SearchField } from '../../ui/form/search-field'
import { Button } from '../../ui/page/button'
import { ChannelRow } from './channel-row'
import { MOST_CHANNELS } from './choice'
import { nameOf } from './lines'
import type { DataLogModel } from './model'

/** A log may have a thousand channels: so many are listed, the others are found by their names. */
const LISTED = 100
const SEARCHED = 20

export function ChannelsDialog({ model, onClose }: { model: DataLogModel; onClose: () => void }) {
  const { t } = useStore($i18n)
  const choice = useStore(model.$choice)
  const { lines = [] } = useStore(model.$shown) ?? {}
  const [wanted, setWanted] = useState('')
  if (!choice) return null
  const { log, shown } = choice
  const found = log.channels
    .map((channel, index) => ({ channel, index }))
    .filter(({ channel }) => nameOf(channel).toLowerCase().includes(wanted.trim().toLowerCase()))
  return (
    <Dialog
      title={t('dataLog.channels')}
      onCancel={onClose}
      wide
      actions={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      {log.channels.length > SEARCHED && (
        <SearchField label={t('dataLog.channels.search')} value={wanted} onPick={setWanted} />
      )}
      <ul>
        {found.slice(0, LISTED).map(({ channel, index }) => (
          <ChannelRow
            key={channel.id}
            channel={channel}
            index={index}
            shown={shown.includes(channel.id)}
            full={shown.length >= MOST_CHANNELS}
            side={lines.find(({ id }) => id === channel.id)?.side ?? 'left'}
            onToggle={() => model.toggle(channel.id)}
            onMove={side => model.moveTo(channel.id, side)}
          />
        ))}
      </ul>
      {found.length > LISTED && <p>{t('dataLog.channels.more', { count: found.length - LISTED })}</p>}
    </Dialog>
  )
}
