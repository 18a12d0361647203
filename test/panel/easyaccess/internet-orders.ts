import type { Internet } from './internet'

export const INTERNET_HELP = `  /easyaccess       { "occupied_by": "Mika Sato" }   somebody uses the connection; null: nobody any more
                    { "domain": "line-2" }           adds the panel to a domain; null removes it
                    { "licence": "active" } | { "licence": "none" } | { "trial_until": "2026/12/21" }   as a dealer books it
                    { "code": 1003 }                 the portal refuses the next logins; null: no more
                    { "silent": true } | { "certificate": "expired" } | { "certificate": "other_name" } | { "faults": false }
                    { "block": "direct" } | { "block": "all" } | { "block": "nothing" }   by the firewall of the plant
                    { "drop": true }                 ends the session
`

/** Switches a fault or an event of the portal, as somebody types it by hand. */
export function orderInternet({ portal, block }: Internet, key: string, order: Record<string, unknown>): void {
  const { occupied_by: by, domain, code, certificate, silent, block: blocked, licence, trial_until: until } = order
  if (by !== undefined) portal.occupy(key, typeof by === 'string' ? by : null)
  if (domain !== undefined) portal.setDomain(key, typeof domain === 'string' ? domain : null)
  const panel = portal.panels.get(key)
  if (panel && (licence === 'active' || licence === 'none')) panel.licence = licence
  if (panel && typeof until === 'string') panel.licence = { trialUntil: until }
  if (code !== undefined || silent !== undefined || certificate !== undefined || order.faults === false)
    portal.setFaults({
      ...(typeof code === 'number' && { code }),
      ...(silent === true && { silent }),
      ...((certificate === 'expired' || certificate === 'other_name') && { certificate })
    })
  if (blocked === 'direct' || blocked === 'all' || blocked === 'nothing') block(blocked)
  if (order.drop === true) portal.drop()
}
