// Generated from static/contract by `npm run types`.

import type { Schemas } from '../schema'
import type { Shape } from '../../../lib/remote/shape'

export const WebViewSettings: Shape<Schemas['WebViewSettings']> = {
  of: {
    fields: {
      enabled: 'boolean',
      control_username: 'string',
      view_username: 'string',
      max_connections: 'integer',
      idle_timeout_minutes: 'integer',
      granted_by: { one: ['controller', 'panel'] },
      answer_seconds: 'integer',
      unanswered: { one: ['grant', 'deny'] },
      hand_back_seconds: 'integer',
      local_priority: 'boolean',
      safety_question: 'boolean',
      network_rule: { one: ['any', 'allow', 'deny'] },
      networks: { list: 'string' },
      control_password_set: 'boolean',
      view_password_set: 'boolean'
    }
  }
}

export const WebViewController: Shape<Schemas['WebViewController']> = {
  of: {
    fields: {
      name: 'string',
      address: 'string',
      place: { one: ['panel', 'remote'] },
      own: 'boolean'
    }
  }
}

export const WebViewStatus: Shape<Schemas['WebViewStatus']> = {
  of: {
    fields: {
      availability: { one: ['available', 'not_on_this_model', 'not_licensed', 'not_in_project'] },
      state: { one: ['off', 'ready', 'full', 'project_stopped', 'screen_off'] },
      connections: 'integer',
      max_connections: 'integer',
      controller: { maybe: WebViewController.of },
      machine: 'string',
      address: 'string',
      barred: 'boolean'
    }
  }
}

export const WebViewState: Shape<Schemas['WebViewState']> = {
  of: { one: ['opening', 'viewing', 'requesting', 'controlling', 'lost', 'ended'] }
}

export const WebViewViewer: Shape<Schemas['WebViewViewer']> = {
  of: {
    fields: {
      id: 'string',
      name: 'string',
      username: 'string',
      address: 'string',
      role: { one: ['view', 'control'] },
      state: WebViewState.of,
      since: 'string',
      idle_seconds: 'integer'
    }
  }
}

export const WebViewViewers: Shape<Schemas['WebViewViewers']> = {
  of: {
    fields: {
      items: { list: WebViewViewer.of },
      total: 'integer'
    }
  }
}

export const WebViewRequest: Shape<Schemas['WebViewRequest']> = {
  of: {
    fields: {
      id: 'string',
      name: 'string',
      address: 'string',
      own: 'boolean',
      answerable: 'boolean',
      seconds_left: 'integer',
      unanswered: { one: ['grant', 'deny'] }
    }
  }
}

export const WebViewNotice: Shape<Schemas['WebViewNotice']> = {
  of: {
    one: [
      'granted',
      'denied_by_controller',
      'denied_by_panel',
      'not_answered',
      'handed_over',
      'taken_over',
      'taken_back',
      'idle',
      'connection_lost'
    ]
  }
}

export const WebViewEnd: Shape<Schemas['WebViewEnd']> = {
  of: {
    one: [
      'closed',
      'disconnected',
      'idle',
      'lost',
      'turned_off',
      'user_changed',
      'address_barred',
      'project_stopped',
      'screen_off',
      'logged_out'
    ]
  }
}

export const WebViewConnection: Shape<Schemas['WebViewConnection']> = {
  of: {
    fields: {
      id: 'string',
      role: { one: ['view', 'control'] },
      machine: 'string',
      must_confirm: 'boolean',
      state: WebViewState.of,
      frame: 'string',
      viewers: 'integer',
      controller: { maybe: WebViewController.of },
      request: { maybe: WebViewRequest.of },
      notice: { maybe: WebViewNotice.of },
      ended: { maybe: WebViewEnd.of },
      latency_ms: { maybe: 'integer' },
      frames_per_second: { maybe: 'number' }
    }
  }
}
