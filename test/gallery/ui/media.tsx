import type { Translator } from '../../../src/lib/text/i18n'
import { MediaList } from '../../../src/ui/media/media-list'
import type { Medium } from '../../../src/ui/media/medium'
import { MediumView } from '../../../src/ui/media/medium-view'
import { Button } from '../../../src/ui/page/button'
import { failed, LONG_NAME, loading, nothing, ready, TIME } from '../samples'
import type { States } from '../states'

const medium = (files: number): Medium => ({
  ...{ id: 'usb1', kind: 'usb', label: LONG_NAME, total_bytes: 32_000_000_000, free_bytes: 12_000_000_000 },
  files: {
    items: Array.from({ length: files }, (_, index) => ({
      path: `recipes/${index + 1}/${index === 0 ? LONG_NAME : 'cola'}.csv`,
      size_bytes: 4800,
      modified_at: TIME
    }))
  }
})

const view = (t: Translator['t'], files: number, disabled = false) => (
  <MediumView
    medium={medium(files)}
    label={name => name}
    empty={t('common.term.noBackups')}
    verb={t('common.action.restore')}
    disabled={disabled}
    onPick={nothing}
    action={<Button disabled={disabled}>{t('common.term.eject')}</Button>}
  />
)

export const MEDIA: States = {
  'media-list.tsx': {
    none: t => (
      <MediaList from={ready([])} hint={t('common.media.gone')}>
        {() => null}
      </MediaList>
    ),
    loading: t => (
      <MediaList from={loading()} hint={t('common.media.gone')}>
        {() => null}
      </MediaList>
    ),
    failed: t => (
      <MediaList inDialog from={failed()} hint={t('common.media.gone')}>
        {() => null}
      </MediaList>
    )
  },
  'medium-view.tsx': {
    files: t => view(t, 2),
    'so many that one searches': t => view(t, 11),
    'without a file': t => view(t, 0),
    'a job is running': t => view(t, 1, true)
  }
}
