export interface UpTime {
  days: number
  hours: number
  minutes: number
}

export function upTimeParts(seconds: number): UpTime {
  const minutes = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds / 60)) : 0
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 }
}
