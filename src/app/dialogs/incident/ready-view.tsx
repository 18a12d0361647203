import { useMemo, useState } from 'react'
import { saveBlob } from '../../../lib/browser/download'
import { parseDeviceTime } from '../../../lib/text/time-text'
import { useText } from '../../../lib/text/use-text'
import { closeDialog } from '../../../stores/dialogs'
import { DataList, DataRow } from '../../../ui/card/data-list'
import { Dialog } from '../../../ui/dialog/dialog'
import { Button } from '../../../ui/page/button'
import { PanelText } from '../../../ui/page/panel-text'
import { PaperPart } from '../../../ui/paper/paper-part'
import { Banner } from '../../../ui/status/banner'
import { Contents } from './contents'
import { initiallyLeftOut, type LeftOut } from './left-out'
import { MOST_ROWS } from './read-oldest'
import { MOST_RECORDS } from './read-records'
import { buildReport, type ReportSource } from './report'
import { archiveOf } from './report-archive'
import { ReportPicture } from './report-picture'

/** What the report has and lacks, and the ways to keep it. */
export function ReadyView({ of: source, onRetry }: { of: ReportSource; onRetry: () => void }) {
  const { t } = useText()
  const { trend } = source.incident
  const [leftOut, setLeftOut] = useState<LeftOut>(() => (trend ? initiallyLeftOut(trend) : new Set()))
  const whole = useMemo(() => buildReport(source, t), [source, t])
  const report = useMemo(() => buildReport(source, t, leftOut), [source, t, leftOut])
  const { title, fileName, facts, warnings, sections } = report
  const isEmpty = sections.length === 0 && whole.sections.length > 0
  const saveArchive = (page: string) => {
    const archive = archiveOf(report, page, parseDeviceTime(source.moment.clock.text) ?? source.moment.browser)
    saveBlob(new Blob([archive], { type: 'application/zip' }), `${fileName}.zip`)
  }
  const pictureOf = (id: string) => {
    const section = sections.find(section => section.id === id)
    return section?.picture && <ReportPicture of={section.picture} label={section.title} />
  }
  return (
    <PaperPart of={report} pictureOf={pictureOf} look={{ landscape: true, footer: fileName }}>
      {files => (
        <Dialog
          title={title}
          wide
          onCancel={closeDialog}
          actions={
            <>
              <Button onClick={closeDialog}>{t('common.close')}</Button>
              <Button disabled={isEmpty} onClick={files.print}>
                {t('common.term.print')}
              </Button>
              <Button disabled={isEmpty} onClick={files.savePage}>
                {t('common.report.saveHtml')}
              </Button>
              <Button kind="primary" disabled={isEmpty} onClick={() => saveArchive(files.page())}>
                {t('incidentDialog.saveZip')}
              </Button>
            </>
          }
        >
          <DataList>
            {facts.slice(0, 1).map(([label, value]) => (
              <DataRow key={label} label={label}>
                {value}
              </DataRow>
            ))}
          </DataList>
          <Contents
            sections={whole.sections}
            trend={leftOut.has('trend') ? undefined : trend}
            leftOut={leftOut}
            onPick={setLeftOut}
          />
          {warnings.length > 0 && (
            <Banner
              tone="warn"
              action={source.incident.failures.size > 0 && <Button onClick={onRetry}>{t('common.retry')}</Button>}
            >
              {warnings.map(warning => (
                <p key={warning}>
                  <PanelText>{warning}</PanelText>
                </p>
              ))}
            </Banner>
          )}
          <p>{t('incidentDialog.limit', { rows: MOST_ROWS, records: MOST_RECORDS })}</p>
        </Dialog>
      )}
    </PaperPart>
  )
}
