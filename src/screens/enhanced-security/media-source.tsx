import { useEffect, useRef } from 'react'
import { useAction } from '../../lib/remote/use-action'
import type { TableFile } from '../../lib/table-file/table-import'
import { useText } from '../../lib/text/use-text'
import { MediaList } from '../../ui/media/media-list'
import { MediumView } from '../../ui/media/medium-view'
import { DialogFailure } from '../../ui/status/dialog-failure'
import type { EnhancedSecurityModel } from './model'
import { RESULTS } from './results'

interface Props {
  model: EnhancedSecurityModel
  onPick: (file: TableFile) => Promise<void>
}

/** Account files on USB or SD. */
export function MediaSource({ model, onPick }: Props) {
  const { t } = useText()
  const reading = useAction(onPick, 'in place')
  const failure = useRef<HTMLDivElement>(null)
  // The file may be far down in its list.
  useEffect(() => {
    if (reading.failure) failure.current?.scrollIntoView?.({ block: 'center' })
  }, [reading.failure])
  return (
    <>
      <div ref={failure}>{reading.failure && <DialogFailure error={reading.failure} reasons={RESULTS} />}</div>
      <MediaList inDialog from={model.$media} hint={t('enhancedSecurity.media.hint')}>
        {medium => (
          <MediumView
            key={medium.id}
            medium={medium}
            label={name => t('enhancedSecurity.media.files', { name })}
            empty={t('enhancedSecurity.media.empty')}
            verb={t('common.media.choose')}
            disabled={reading.busy}
            onPick={file => void reading.run(model.fileOn(medium, file))}
          />
        )}
      </MediaList>
    </>
  )
}
