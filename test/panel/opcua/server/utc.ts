/** The wall clock of the panel is in the zone of this machine; times of OPC UA are in UTC. */
const ahead = (time: number) => -new Date(time).getTimezoneOffset() * 60_000

export const utcOf = (panelTime: number): number => panelTime - ahead(panelTime)

export const panelTimeOf = (utc: number): number => utc + ahead(utc)
