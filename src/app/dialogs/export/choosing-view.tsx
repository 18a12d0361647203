import { useStore } from '@nanostores/preact'
import { useForm } from '../../../lib/form/use-form'
import { useText } from '../../../lib/text/use-text'
import { closeDialog } from '../../../stores/dialogs'
import type { ExportSubject } from '../../../stores/exports'
import { $panelLanguage } from '../../../stores/panel-language'
import { DataList, DataRow } from '../../../ui/card/data-list'
import { FormDialog } from '../../../ui/dialog/form-dialog'
import { RadioField } from '../../../ui/form/radio-field'
import { PanelText } from '../../../ui/page/panel-text'
import { Banner } from '../../../ui/status/banner'
import { CsvFields } from '../../../ui/table-file/csv-fields'
import text from '../dialog-text.module.css'
import { createExportForm } from './export-form'
import type { createExportRun } from './export-run'

/** With hyphens at which no line breaks. */
const EXAMPLE = '2026\u201111\u201121T09:41:07+09:00'
const UTC_EXAMPLE = '2026\u201111\u201121T00:41:07Z'

interface ChoosingViewProps {
  subject: ExportSubject
  exporting: ReturnType<typeof createExportRun>
}

export function ChoosingView({ subject, exporting }: ChoosingViewProps) {
  const { t } = useText()
  const { parts, limits, fileName } = subject
  const form = useForm(() =>
    createExportForm(subject, (part, format, language) =>
      exporting.begin(part, format, language && $panelLanguage.get(), fileName)
    )
  )
  const { part } = useStore(form.$values)
  const isEmpty = parts.find(({ id }) => id === part)?.rows === 0
  return (
    <FormDialog
      short
      of={form}
      title={t('exportDialog.title')}
      save={t('common.action.export')}
      replaced
      onClose={closeDialog}
    >
      {parts.length > 1 ? (
        <RadioField
          of={form}
          name="part"
          label={t('exportDialog.rows')}
          hint={t('exportDialog.hint')}
          options={parts.map(({ id, text }) => ({ value: id, text: t(text) }))}
        />
      ) : (
        <p>{t(parts[0].text)}</p>
      )}
      <div className={text.intro}>
        <DataList>
          {limits(t)
            .filter(({ value }) => value !== '')
            .map(({ label, value }) => (
              <DataRow key={label} label={label}>
                <PanelText>{value}</PanelText>
              </DataRow>
            ))}
        </DataList>
      </div>
      {isEmpty && <Banner tone="warn">{t('exportDialog.noRows')}</Banner>}
      <CsvFields of={form} />
      <RadioField
        of={form}
        name="timeFormat"
        label={t('exportDialog.time')}
        options={[
          { value: 'iso', text: t('exportDialog.time.iso', { example: EXAMPLE }) },
          { value: 'utc', text: t('exportDialog.time.utc', { example: UTC_EXAMPLE }) },
          { value: 'device', text: t('exportDialog.time.device', { example: '2026/11/21 09:41:07' }) }
        ]}
      />
    </FormDialog>
  )
}
