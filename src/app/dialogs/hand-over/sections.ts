import type { FindingPart, Findings } from '../../../api/findings'
import { type Interruption, namesText } from '../../../lib/interruption'
import { joinDetail, joinList } from '../../../lib/text/join'
import type { MessageKey } from '../../../lib/text/message'
import { countsOf } from '../../../stores/alarms'
import { FINDING_SEVERITIES, findingText } from '../../../stores/findings/finding-texts'
import { RISKS } from '../../../stores/hardening/risks'
import { riskText } from '../../../stores/hardening/texts'
import type { Gathered } from '../../../stores/sources/read-sources'
import { basisText, FINDING_PARTS, partsText } from '../../../stores/state-texts'
import type { PaperSection } from '../../../ui/paper/document'
import { type Chapter, type Line, shown, type T } from './line'
import { type HandOver, OTHERS, type Risks } from './read-hand-over'

/** The panel returns so many. */
const MOST_NAMES = 100

type Missing = Pick<Gathered<unknown>, 'denied' | 'unread'>

const titlesOf = (screens: readonly MessageKey[], t: T) => joinList(screens.map(screen => t(screen)))

/** The screens of which a section has nothing, or not all. */
const missingNotes = ({ denied, unread }: Missing, t: T): string[] => [
  ...(unread.length > 0 ? [t('info.unread', { list: titlesOf(unread, t) })] : []),
  ...(denied.length > 0 ? [t('info.denied', { list: titlesOf(denied, t) })] : [])
]

export const chapterSection = ({ id, title, columns }: Chapter, read: Gathered<Line>, t: T): PaperSection => ({
  id,
  title: t(title),
  notes: [...missingNotes(read, t), ...(read.rows.length === 0 ? [t('handOverDialog.nothing')] : [])],
  table: {
    columns: columns.map(column => t(column)),
    rows: read.rows.map(row => row.cells(t, t(row.screen)))
  }
})

const unreadSection = (id: keyof typeof OTHERS, t: T): PaperSection => ({
  id,
  title: t(OTHERS[id]),
  notes: [t('handOverDialog.unread')]
})

export function findingSection(findings: Findings | undefined, t: T): PaperSection {
  if (!findings) return unreadSection('findings', t)
  const { checked, silent, alarms } = findings
  const isLookedAt = (part: string) => [...checked, ...silent].some(other => other === part)
  // Object.keys cannot know that the record has no other keys.
  const others = (Object.keys(FINDING_PARTS) as FindingPart[]).filter(part => !isLookedAt(part))
  const active = alarms ? countsOf(alarms, 'active') : []
  const list = joinList(active.map(({ priority, count }) => t(`common.state.alarms.${priority}`, { count })))
  return {
    id: 'findings',
    title: t(OTHERS.findings),
    notes: [
      ...(checked.length + silent.length > 0 ? [basisText(findings, false, t)] : []),
      ...(others.length > 0 ? [t('handOverDialog.unchecked', { parts: partsText(others, t) })] : []),
      ...(active.length > 0 ? [t('common.state.activeAlarms', { list })] : []),
      ...(findings.findings.length > 0 ? [] : [t('info.findings.noneKnown')])
    ],
    table: {
      columns: [t('handOverDialog.severity'), t('common.term.text'), t('handOverDialog.since')],
      rows: findings.findings.map(finding => {
        const severity = t(FINDING_SEVERITIES[finding.severity].text)
        const text = findingText(finding, t)
        return [
          finding.acknowledged ? joinDetail(severity, t('handOverDialog.acknowledged')) : severity,
          t(text),
          shown(finding.since)
        ]
      })
    }
  }
}

export function hardeningSection(risks: Risks, t: T): PaperSection {
  const { rows, acceptancesRead } = risks
  const closed = rows.filter(({ state }) => state === 'closed').length
  return {
    id: 'hardening',
    title: t(OTHERS.hardening),
    notes: [
      ...missingNotes(risks, t),
      t('infoHardening.closed', { closed, all: rows.length }),
      ...(acceptancesRead ? [] : [t('handOverDialog.acceptancesUnknown')])
    ],
    table: {
      columns: [t('handOverDialog.risk'), 'IEC 62443-4-2', t('common.term.status'), t('common.term.reason')],
      rows: rows.map(row => [riskText(row, t), RISKS[row.id], riskState(row, t), shown(row.acceptance?.reason)])
    }
  }
}

function riskState({ state, acceptance }: Risks['rows'][number], t: T): string {
  if (state === 'closed') return t('infoHardening.closedOnes')
  if (!acceptance) return t('infoHardening.state.open')
  const { until, username } = acceptance
  return t(`infoHardening.state.${state === 'accepted' ? 'accepted' : 'ended'}`, {
    until: shown(until),
    name: shown(username)
  })
}

export function impactSection(impact: Interruption | undefined, t: T): PaperSection {
  if (!impact) return unreadSection('impact', t)
  const { lasts, groups, none, isPartial } = impact
  return {
    id: 'impact',
    title: t(OTHERS.impact),
    notes: [
      ...(groups.length > 0 ? [t(lasts)] : []),
      ...(groups.length === 0 && !isPartial
        ? [t('common.impact.none', { kinds: joinList(none.map(kind => t(kind))) })]
        : []),
      ...(isPartial ? [t('common.impact.hidden')] : [])
    ],
    table: {
      columns: [t('common.term.connections'), t('common.term.name')],
      rows: groups.map(group => [t(group.title), namesText(group, MOST_NAMES, t)])
    }
  }
}

/** Of all sections: what is not in the report, and why. */
export function omissions({ chapters, findings, risks, impact }: HandOver, t: T): string[] {
  const parts: [MessageKey, Missing][] = [
    ...[...chapters].map(([{ title }, read]): [MessageKey, Missing] => [title, read]),
    [OTHERS.hardening, risks]
  ]
  const omitted = (title: MessageKey, screens: readonly MessageKey[], reason: string) =>
    screens.map(screen =>
      t('common.report.omitted', {
        part: t('common.labelled', { label: t(title), value: t(screen) }),
        reason
      })
    )
  const [noPermission, notRead] = [t('common.report.noPermission'), t('handOverDialog.notRead')]
  return [
    ...parts.flatMap(([title, { denied, unread }]) => [
      ...omitted(title, denied, noPermission),
      ...omitted(title, unread, notRead)
    ]),
    ...(findings ? [] : [t('common.report.omitted', { part: t(OTHERS.findings), reason: notRead })]),
    ...(impact ? [] : [t('common.report.omitted', { part: t(OTHERS.impact), reason: notRead })])
  ]
}
