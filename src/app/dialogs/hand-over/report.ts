import type { SystemIdentity } from '../../../api/system-info'
import { cleanFileName } from '../../../lib/text/file-name'
import { joinDetail } from '../../../lib/text/join'
import type { PaperDocument } from '../../../ui/paper/document'
import { clockFacts, type Moment } from '../report-clock'
import { shown, type T } from './line'
import type { HandOver } from './read-hand-over'
import { chapterSection, findingSection, hardeningSection, impactSection, omissions } from './sections'
import { known } from './versions'

/** What a report is made of, as it was when the last section was read. */
export interface ReportSource {
  handOver: HandOver
  maker: { username: string; name: string }
  moment: Moment
}

export function buildReport({ handOver, maker, moment }: ReportSource, t: T): PaperDocument {
  const { identity, chapters, findings, risks, impact } = handOver
  const date = identity.time.replace(/[/:]/g, '').replace(' ', '-')
  return {
    title: t('common.handOverReport'),
    fileName: cleanFileName(`${identity.hmi_name || 'panel'}-hand-over-${date}`),
    facts: [
      ...identityFacts(identity, t),
      ...clockFacts(moment, identity.clock_source, t),
      [t('common.report.madeBy'), joinDetail(shown(maker.name), shown(maker.username))]
    ],
    warnings: omissions(handOver, t),
    sections: [
      ...[...chapters].map(([chapter, read]) => chapterSection(chapter, read, t)),
      findingSection(findings, t),
      hardeningSection(risks, t),
      impactSection(impact, t)
    ],
    signatures: {
      title: t('common.report.signatures'),
      columns: [
        t('common.term.name'),
        t('handOverDialog.company'),
        t('common.report.date'),
        t('common.term.signature')
      ],
      roles: [t('handOverDialog.commissionedBy'), t('handOverDialog.acceptedBy')]
    }
  }
}

const identityFacts = (identity: SystemIdentity, t: T): [string, string][] => [
  [t('common.term.hmiName'), known(identity.hmi_name, t)],
  [t('systemInfo.model'), known(identity.model, t)],
  [t('systemInfo.serial'), known(identity.serial, t)],
  [t('common.term.hostname'), known(identity.hostname, t)],
  [t('common.term.project'), identity.project === '' ? t('common.term.noProject') : known(identity.project, t)]
]

/** Identifies each page of a signed report. */
export const footerOf = ({ handOver: { identity } }: ReportSource, t: T): string =>
  [t('common.handOverReport'), identity.hmi_name, identity.serial, identity.time].filter(Boolean).join(' · ')
