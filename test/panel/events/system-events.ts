import type { UnaskedCause } from '../device/restarts-state'
import type { EventCode, Happened, Language, Priority } from './event-log-state'

interface SystemEvent {
  priority: Priority
  texts: { en: string } & Record<Language, string>
}

const SYSTEM_CATEGORY = 255

const SYSTEM_EVENTS: Record<EventCode, SystemEvent> = {
  sign_in_refused: {
    priority: 'middle',
    texts: { en: 'Login rejected: {username}', ja: 'ログイン拒否: {username}', ko: '로그인 거부: {username}' }
  },
  panel_restarted: {
    priority: 'low',
    texts: { en: 'Panel started: {cause}', ja: 'HMI起動: {cause}', ko: 'HMI 시작: {cause}' }
  },
  project_updated: {
    priority: 'low',
    texts: { en: 'Project updated: {name}', ja: 'プロジェクトのアップデート: {name}', ko: '프로젝트 업데이트: {name}' }
  },
  codesys_started: {
    priority: 'low',
    texts: { en: 'CODESYS started', ja: 'CODESYS起動', ko: 'CODESYS 시작' }
  },
  codesys_stopped: {
    priority: 'middle',
    texts: { en: 'CODESYS stopped', ja: 'CODESYS停止', ko: 'CODESYS 정지' }
  },
  codesys_fault: {
    priority: 'high',
    texts: { en: 'CODESYS fault: {cause}', ja: 'CODESYS異常: {cause}', ko: 'CODESYS 이상: {cause}' }
  },
  codesys_demo_ended: {
    priority: 'high',
    texts: {
      en: 'CODESYS stopped: demo ended',
      ja: 'CODESYS停止: デモ終了',
      ko: 'CODESYS 정지: 데모 종료'
    }
  },
  link_up: { priority: 'low', texts: { en: 'Link up: {port}', ja: 'リンクアップ: {port}', ko: '링크 연결: {port}' } },
  link_down: {
    priority: 'middle',
    texts: { en: 'Link down: {port}', ja: 'リンクダウン: {port}', ko: '링크 끊김: {port}' }
  },
  clock_set: {
    priority: 'low',
    texts: {
      en: 'Clock set from {from} to {to}',
      ja: '時計の設定: {from} → {to}',
      ko: '시계 설정: {from} → {to}'
    }
  }
}

const START_CAUSES: Record<UnaskedCause | 'schedule', { en: string } & Record<Language, string>> = {
  power: { en: 'power loss', ja: '電源断', ko: '전원 차단' },
  undervoltage: { en: 'undervoltage', ja: '電圧低下', ko: '전압 저하' },
  watchdog: { en: 'watchdog', ja: 'ウォッチドッグ', ko: '워치독' },
  crash: { en: 'system crash', ja: 'システムの異常終了', ko: '시스템 비정상 종료' },
  schedule: { en: 'scheduled restart', ja: '再起動の予定', ko: '다시 시작 예약' }
}

export function describeSystemEvent({ code, params }: Happened, language: Language) {
  const { priority, texts } = SYSTEM_EVENTS[code]
  const text = (texts[language] ?? texts.en).replace(/\{(\w+)\}/g, (_, name) => {
    const param = params[name] ?? ''
    return code === 'panel_restarted' && isStartCause(param)
      ? (START_CAUSES[param][language] ?? START_CAUSES[param].en)
      : param
  })
  return { priority, category: SYSTEM_CATEGORY, text: text.replace(/: $/, '') }
}

const isStartCause = (text: string): text is keyof typeof START_CAUSES => Object.hasOwn(START_CAUSES, text)
