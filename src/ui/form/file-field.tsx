import { useState } from 'react'
import { formatBytes } from '../../lib/text/measures'
import { useText } from '../../lib/text/use-text'
import { Field, type FieldTexts } from './field'
import styles from './file-field.module.css'

export type FileFieldProps = FieldTexts & {
  /** File extensions and media types for the browser's file dialog. */
  accept?: string
  file: Pick<File, 'name' | 'size'> | undefined
  /** Translated. */
  error?: string | undefined
  disabled?: boolean | undefined
  onPick: (file: File) => void
}

/** Takes a file from the browser's dialog or by drag and drop. */
export function FileField(props: FileFieldProps) {
  const { accept, file, error, disabled, onPick } = props
  const { t } = useText()
  const [dragOver, setDragOver] = useState(false)
  return (
    <Field texts={props} error={error}>
      {control => (
        <div className={styles.zone} data-drag-over={dragOver || undefined}>
          {/* The input covers the whole zone, so that a file can be dropped anywhere on it. */}
          <input
            {...control}
            className={styles.input}
            type="file"
            accept={accept}
            disabled={disabled}
            onDragEnter={() => setDragOver(true)}
            onDragLeave={() => setDragOver(false)}
            onDrop={() => setDragOver(false)}
            onChange={event => {
              const [picked] = event.currentTarget.files ?? []
              if (picked) onPick(picked)
              // Otherwise picking the same file again, after it was corrected, fires no event.
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
