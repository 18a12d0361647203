import type { PanelState } from '../state'

const logging = ({ dataLogs }: PanelState) => dataLogs.filter(({ stretches }) => stretches.length > 0)

export function stopLogging(state: PanelState, time: number): void {
  for (const { stretches } of logging(state)) for (const stretch of stretches) stretch.until ??= time
}

/** Only a project that runs samples anything. */
export function startLogging(state: PanelState, time: number): void {
  if (state.project?.state !== 'running') return
  for (const { stretches } of logging(state))
    if (stretches.every(({ until }) => until !== undefined)) stretches.push({ from: time })
}

/** What was logged is gone; logs that run begin anew. */
export function clearLogs(state: PanelState, time: number): void {
  for (const { stretches } of logging(state)) stretches.splice(0, stretches.length, { from: time })
}
