import { useStore } from '@nanostores/preact'
import { useState } from 'react'
import { formatBytes } from '../../lib/text/format'
import { $i18n } from '../../lib/text/i18n'
import { Field, type FieldTexts } from './field'
import styles from './file-field.module.css'

export type FileFieldProps = FieldTexts & {
  /** Endings and media types that the browser's own dialog offers. */
  accept?: string
  file: File | undefined
  /** In the language in use. */
  error?: string | undefined
  disabled?: boolean | undefined
  onPick: (file: File) => void
}

/** A file from the browser's dialog, or dropped here. */
export function FileField(props: FileFieldProps) {
  const { accept, file, error, disabled, onPick } = props
  const { t } = useStore($i18n)
  const [over, setOver] = useState(false)
  return (
    <Field texts={props} error={error}>
      {control => (
        <div className={styles.place} data-over={over || undefined}>
          {/* The input lies over its place, so that a file can be dropped on all of it. */}
          <input
            {...control}
            className={styles.input}
            type="file"
            accept={accept}
            disabled={disabled}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
            onChange={event => {
              const [picked] = event.currentTarget.files ?? []
              if (picked) onPick(picked)
              // The same file, mended meanwhile, can be picked again.
              event.currentTarget.value = ''
            }}
          />
          <span className={styles.name}>
            {file ? (
              <>
                <bdi>{file.name}</bdi> <span className={styles.size}>{formatBytes(file.size)}</span>
              </>
            ) : (
              t('common.file.none')
            )}
          </span>
          <span className={styles.button} aria-hidden="true">
            {t('common.file.choose')}
          </span>
        </div>
      )}
    </Field>
  )
}
