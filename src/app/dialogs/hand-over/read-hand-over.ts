import { type Findings, readFindings } from '../../../api/findings'
import type { SystemIdentity } from '../../../api/system-info'
import type { Interruption } from '../../../lib/interruption'
import { asApiError } from '../../../lib/remote/as-api-error'
import type { MessageKey } from '../../../lib/text/message'
import { SCREENS } from '../../../session/generated/screens'
import { presentScreen } from '../../../session/missing-screens'
import {
  type CheckedRisks,
  checkRisks,
  type RiskRow,
  readAcceptances,
  riskRows
} from '../../../stores/hardening/hardening'
import { readInterruption } from '../../../stores/impact'
import { $panelLanguage } from '../../../stores/panel-language'
import { type Gathered, readSources } from '../../../stores/sources/read-sources'
import { ACCOUNTS } from './accounts'
import { CERTIFICATES } from './certificates'
import type { Chapter, Line } from './line'
import { NETWORK } from './network'
import { SERVICES } from './services'
import { SHARED } from './shared-replies'
import { TOKENS } from './tokens'
import { VERSIONS } from './versions'

const CHAPTERS: readonly Chapter[] = [VERSIONS, NETWORK, SERVICES, ACCOUNTS, TOKENS, CERTIFICATES]

/** The other sections, each with what it is called. */
export const OTHERS = {
  findings: 'handOverDialog.findings',
  hardening: 'infoHardening.title',
  impact: 'handOverDialog.impact'
} as const satisfies Record<string, MessageKey>

export interface Risks extends Pick<CheckedRisks, 'denied' | 'unread'> {
  rows: readonly RiskRow[]
  /** Whether it is known which risks somebody has accepted. */
  acceptancesRead: boolean
}

/** What was read; undefined for what could not be. */
export interface HandOver {
  identity: SystemIdentity
  /** By the chapter, also with the screens of which something is missing. */
  chapters: ReadonlyMap<Chapter, Gathered<Line>>
  findings: Findings | undefined
  risks: Risks
  impact: Interruption | undefined
}

interface Reading {
  roles: readonly string[]
  signal: AbortSignal
  /** Before each section is read. */
  onProgress: (title: MessageKey, percent: number) => void
}

/** One call after the other; only of a panel that does not return its identity there is no report. @throws ApiError */
export async function readHandOver({ roles, signal, onProgress }: Reading): Promise<HandOver> {
  // Of screens that this panel, or this build, does not have.
  const present = CHAPTERS.filter(({ sources }) => Object.values(sources).some(({ screen }) => presentScreen(screen)))
  let sections = 0
  const begin = (title: MessageKey) => {
    onProgress(title, (sections / (present.length + Object.keys(OTHERS).length)) * 100)
    sections += 1
  }
  const chapters = new Map<Chapter, Gathered<Line>>()
  const identity = await SHARED['GET /system/identity'](signal)
  for (const chapter of present) {
    begin(chapter.title)
    chapters.set(chapter, await readSources(chapter.sources, roles, signal))
  }
  const language = $panelLanguage.get()
  begin(OTHERS.findings)
  const findings = await orUndefined(readFindings({ language }, signal), signal)
  begin(OTHERS.hardening)
  const risks = await readRisks(roles, signal)
  begin(OTHERS.impact)
  const impact = await orUndefined(readInterruption('restart', signal), signal)
  return { identity, chapters, findings, risks, impact }
}

async function readRisks(roles: readonly string[], signal: AbortSignal): Promise<Risks> {
  const checked = await checkRisks(roles, signal)
  const mayRead = roles.includes(SCREENS.info.name)
  // Without an error, undefined says that the firmware keeps none.
  const accepted = mayRead
    ? await orUndefined(
        readAcceptances(signal).then(items => ({ items })),
        signal
      )
    : undefined
  return {
    denied: checked.denied,
    unread: checked.unread,
    rows: riskRows(checked, accepted?.items),
    acceptancesRead: accepted !== undefined
  }
}

/** @throws ApiError where the report was cancelled, or the session has ended */
async function orUndefined<T>(reading: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  try {
    return await reading
  } catch (error) {
    if (signal.aborted || asApiError(error).failure.kind === 'session') throw error
    return undefined
  }
}
