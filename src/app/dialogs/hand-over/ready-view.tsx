import { useMemo } from 'react'
import { saveCsv } from '../../../lib/table-file/save-csv'
import { useText } from '../../../lib/text/use-text'
import { closeDialog } from '../../../stores/dialogs'
import { DataList, DataRow } from '../../../ui/card/data-list'
import { Dialog } from '../../../ui/dialog/dialog'
import { Button } from '../../../ui/page/button'
import { PanelText } from '../../../ui/page/panel-text'
import { PaperPart } from '../../../ui/paper/paper-part'
import { Banner } from '../../../ui/status/banner'
import { assetRows } from './asset-rows'
import { buildReport, footerOf, type ReportSource } from './report'

/** What the report has and lacks, and the ways to keep it. */
export function ReadyView({ of: source, onRetry }: { of: ReportSource; onRetry: () => void }) {
  const { t } = useText()
  const report = useMemo(() => buildReport(source, t), [source, t])
  const { title, fileName, facts, warnings } = report
  return (
    <PaperPart of={report} look={{ footer: footerOf(source, t) }}>
      {files => (
        <Dialog
          title={title}
          wide
          onCancel={closeDialog}
          actions={
            <>
              <Button onClick={closeDialog}>{t('common.close')}</Button>
              <Button onClick={() => saveCsv(`${fileName}.csv`, assetRows(report, source, t))}>
                {t('common.exportCsv')}
              </Button>
              <Button onClick={files.savePage}>{t('common.report.saveHtml')}</Button>
              <Button kind="primary" onClick={files.print}>
                {t('common.term.print')}
              </Button>
            </>
          }
        >
          <p>{t('handOverDialog.next')}</p>
          {warnings.length > 0 && (
            <Banner tone="warn" action={<Button onClick={onRetry}>{t('common.retry')}</Button>}>
              {warnings.map(warning => (
                <p key={warning}>
                  <PanelText>{warning}</PanelText>
                </p>
              ))}
            </Banner>
          )}
          <DataList>
            {facts.map(([label, value]) => (
              <DataRow key={label} label={label}>
                <PanelText>{value}</PanelText>
              </DataRow>
            ))}
          </DataList>
        </Dialog>
      )}
    </PaperPart>
  )
}
