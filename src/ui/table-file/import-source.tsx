import { useEffect, useRef, useState } from 'react'
import type { PickedTable, TableFile, TableImport } from '../../lib/table-file/table-import'
import { useText } from '../../lib/text/use-text'
import { FileField } from '../form/file-field'
import { SegmentedControl } from '../form/segmented-control'
import { Button } from '../page/button'
import type { Children } from '../page/children'
import { PanelText } from '../page/panel-text'
import { Banner } from '../status/banner'
import styles from './import.module.css'

export interface ImportSourceProps<R, T, A> {
  model: TableImport<R, T, A>
  hint: string
  label?: string | undefined
  picked: PickedTable<R>
  /** Offers files of the panel; `onPick` rejects for one that cannot be fetched. */
  fromPanel?: ((onPick: (file: TableFile) => Promise<void>) => Children) | undefined
}

type Source = 'computer' | 'panel'

/** Picks the file of an import: from this computer, or from the panel if it has files for it. */
export function ImportSource<R, T, A>({ model, hint, label, picked, fromPanel }: ImportSourceProps<R, T, A>) {
  const { t } = useText()
  const [source, setSource] = useState<Source>('computer')
  const refusal = picked.status === 'refused' ? t(picked.reason) : undefined
  const file = picked.status === 'none' ? undefined : picked.file
  const pickSource = (next: Source) => {
    setSource(next)
    model.clear()
  }
  return (
    <>
      {fromPanel && (
        <SegmentedControl<object, Source>
          label={t('common.import.source')}
          value={source}
          options={[
            { value: 'computer', text: t('common.target.kind.pc') },
            { value: 'panel', text: t('common.import.source.medium') }
          ]}
          onPick={pickSource}
        />
      )}
      {source === 'panel' && fromPanel && file && (
        <PickedFile name={file.name} refusal={refusal} onChooseAgain={model.clear} />
      )}
      {source === 'panel' && fromPanel && !file && (
        <>
          <p className={styles.hint}>{hint}</p>
          {fromPanel(model.pick)}
        </>
      )}
      {source === 'computer' && (
        <FileField
          label={label ?? t('common.import.file')}
          hint={hint}
          accept={model.extensions.join(',')}
          file={file}
          error={refusal}
          onPick={chosen => void model.pick(chosen)}
        />
      )}
    </>
  )
}

interface PickedFileProps {
  name: string
  refusal: string | undefined
  onChooseAgain: () => void
}

/** In place of the files of the panel, which may be many, so that the preview below is in view. */
function PickedFile({ name, refusal, onChooseAgain }: PickedFileProps) {
  const { t } = useText()
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => line.current?.focus(), [])
  return (
    <>
      <div className={styles.line}>
        <p ref={line} tabIndex={-1}>
          {t('common.import.file')}: <PanelText>{name}</PanelText>
        </p>
        <Button onClick={onChooseAgain}>{t('common.file.choose')}</Button>
      </div>
      {refusal && (
        <Banner tone="bad" role="alert">
          {refusal}
        </Banner>
      )}
    </>
  )
}
