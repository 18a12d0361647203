import type { MiscSettings } from './misc-state'

/** As the panel is delivered. */
export const defaultSettings = (): MiscSettings => ({
  ftp: { enabled: false, port: 21, tls_required: true },
  time: { server1: '', server2: '', server3: '', server4: '', interval_minutes: 60 },
  led: { mode: 'power_and_link' },
  buzzer: { touch_sound: true, alarm_sound: true, volume_percent: 50 },
  display: { brightness_percent: 80, screen_saver_minutes: 15, clean_lock_seconds: 30 },
  shifts: { starts: ['06:00', '14:00', '22:00'] },
  usb: { storage: true, keyboard: true, autorun: false },
  discovery: { mdns: true, vendor: true },
  webServer: { redirect: true, idle_minutes: 30, allowed_networks: [] },
  syslog: { enabled: false, host: '', port: 514, level: 'warning' },
  snmp: { enabled: false, port: 161, version: 'v3', username: '' },
  reboot: { plan: 'none', weekday: 'sunday', time: '03:30', hold_while_job: true }
})

/** Of the site where the panel is sold. */
export const DEFAULT_ZONE = 'Asia/Tokyo'
