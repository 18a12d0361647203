import type { Language } from '../../../src/lib/text/languages'

/** Words for the same thing in each language, separated by commas. */
type Words = Partial<Record<Language, string>>

/**
 * What technicians type, by where it leads: the name of a screen, or of what the top bar opens. Several names where either is right.
 * Written before the finder was tuned.
 */
export const WORDS: Record<string, Words> = {
  info: { en: 'health, diagnosis', ja: '診断', ko: '진단' },
  'system-info': {
    en: 'serial number, firmware, restart, reboot, identify, blink, support bundle, MAC address, licences, license, clone, replace panel',
    ja: '再起動、シリアル番号、ファームウェア、複製、パネル交換',
    ko: '재시작, 재부팅, 시리얼, 펌웨어, 복제, 패널 교체'
  },
  dashboard: { en: 'cpu, memory usage, temperature, uptime', ja: '温度、メモリ', ko: '온도, CPU' },
  ethernet: {
    en: 'ip, ip adress, subnet mask, gateway, dns, dhcp, ping, traceroute, mtu, LAN',
    ja: 'IPアドレス、ゲートウェイ、ＤＨＣＰ、さぶねっと',
    ko: 'IP 주소, 게이트웨이, 서브넷'
  },
  wifi: { en: 'wlan, wireless, wifi, ssid, WPA2', ja: '無線、むせん', ko: '무선, 와이파이' },
  hotspot: { en: 'access point, hot spot', ja: 'アクセスポイント', ko: '핫스팟' },
  'project-management': {
    en: 'update, upload project, rollback, project package',
    ja: 'アップデート、プロジェクト更新',
    ko: '업데이트, 프로젝트'
  },
  email: {
    en: 'smtp, mail, contacts, e-mail, mail server',
    ja: 'メール、めーる、連絡先',
    ko: '이메일, 메일 서버, 연락처'
  },
  'enhanced-security': { en: 'operator accounts, hidden user, security', ja: 'セキュリティ', ko: '보안' },
  recipe: { en: 'recipes, receipe', ja: 'レシピ', ko: '레시피' },
  'backup-recipe': { en: 'restore recipe, retentive', ja: 'レシピ バックアップ', ko: '레시피 백업' },
  'data-log': { en: 'trend, chart, graph, data logging, history', ja: 'トレンド、グラフ', ko: '트렌드, 그래프' },
  'event-log': {
    en: 'alarm, alarms, events, acknowledge, export events, acknowledgement',
    ja: 'アラーム、あらーむ、警報',
    ko: '알람, 경보, 이벤트'
  },
  'operation-log': { en: 'audit, audit trail, operations', ja: '操作ログ、監査', ko: '작업 로그, 감사' },
  'backup-data': { en: 'backup, data backup, retention', ja: 'バックアップ', ko: '백업' },
  'webview-setting': { en: 'webview settings, max connections', ja: 'WebView 設定', ko: 'WebView 설정' },
  webview: { en: 'web view, remote screen, screenshot, request control', ja: 'リモート', ko: '원격 화면' },
  easyaccess: { en: 'easy access, proxy, vpn, remote access', ja: 'プロキシ', ko: '프록시' },
  codesys: { en: 'codesys, runtime, softplc, boot application', ja: 'ランタイム', ko: '런타임' },
  opcua: {
    en: 'opc ua, opc, certificate, certificates, endpoint, address space, trust list',
    ja: '証明書、エンドポイント',
    ko: '인증서'
  },
  communication: {
    en: 'modbus, com1, plc, baud rate, serial port, parity, rs485',
    ja: '通信、ボーレート',
    ko: '통신, 시리얼 포트'
  },
  misc: {
    en: 'vnc, ftp, snmp, syslog, ntp, buzzer, time zone, usb, led, screensaver, brightness, auto logout, shifts, https',
    ja: 'ブザー、タイムゾーン、明るさ',
    ko: '부저, 시간대, 밝기'
  },
  'secs-gem': { en: 'gem, secs, hsms, spool, control state', ja: 'スプール', ko: '스풀' },
  'touch-calibration': { en: 'calibration, touchscreen, touch', ja: 'キャリブレーション', ko: '터치' },
  'account-management': {
    en: 'user, users, accounts, permissions, rights, roles, authorisation',
    ja: 'ユーザー、アカウント、権限',
    ko: '사용자, 계정, 권한'
  },
  'system-password': { en: 'system password', ja: 'システムパスワード', ko: '시스템 비밀번호' },
  'api-doc': { en: 'api, openapi, rest, swagger', ja: 'API', ko: 'API' },
  clock: { en: 'time, clock, date', ja: '時刻、時計', ko: '시간, 날짜' },
  'log-out': { en: 'log out, logout, sign out', ja: 'ログアウト', ko: '로그아웃' },
  'change-password': { en: 'change password, password', ja: 'パスワード変更', ko: '비밀번호 변경' },
  language: { en: 'language, languages, english', ja: '言語', ko: '언어' },
  preferences: { en: 'preferences, theme, dark mode, colour, color', ja: 'ダーク', ko: '테마' },
  'hmi-name': { en: 'hmi name, rename', ja: 'HMI名', ko: 'HMI 이름' },
  'data-log event-log operation-log': { en: 'incident report, report', ja: 'レポート', ko: '보고서' }
}

/** Written with the others; tried only once all was done. */
export const UNTUNED: Record<string, Words> = {
  info: { en: 'troubleshooting' },
  'system-info': { en: 'model, bootloader', ko: '라이선스' },
  dashboard: { ja: 'ディスク' },
  ethernet: { en: 'netmask, static ip', ja: '固定IP' },
  wifi: { en: 'scan networks', ko: '네트워크 검색' },
  'project-management': { en: 'download project, roll back' },
  email: { en: 'TLS, test email' },
  'data-log': { en: 'sampling, channels', ko: '데이터 로그' },
  'event-log': { en: 'alarm history, silence', ja: 'イベント' },
  'operation-log': { en: 'who changed' },
  'backup-data': { en: 'usb backup', ja: '保存期間' },
  codesys: { en: 'IEC 61131' },
  opcua: { en: 'opcua server, anonymous' },
  communication: { en: 'stop bits, ethernet/ip plc' },
  misc: { en: 'automatic logoff, screen saver, summer time', ja: '再起動の予約' },
  'account-management': { en: 'unlock user, viewer', ko: '잠금 해제' },
  'touch-calibration': { ko: '보정' }
}
