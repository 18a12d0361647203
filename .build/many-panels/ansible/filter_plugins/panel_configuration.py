"""What the playbooks do with the configuration of a panel: no requests, no files, only values.

`resources` is what resources.json has; `reads` are results of the module uri.
"""

import hashlib
import json

from ansible.errors import AnsibleFilterError
from ansible.utils.unsafe_proxy import wrap_var

FORMAT = "panel-configuration"
VERSION = 1
SHOWN_CHARACTERS = 120
IDENTITY = ["model", "hmi_name", "project", "serial", "hostname", "os_version", "web_version"]


def panel_chosen(resources, sections):
    """The resources of these sections, of all where none are named."""
    return [resource for resource in resources if not sections or resource["tag"] in sections]


def panel_entries(lists, resources):
    """What to read of each entry of a list: [{path, id, name}]."""
    replies = {read["item"]: read["json"] for read in lists if read["status"] == 200}
    entries = []
    for resource in resources:
        each = resource.get("each")
        if not each or each["path"] not in replies:
            continue
        for name, item in _named(replies[each["path"]], each["list"], each["key"]):
            entries.append({"path": resource["path"], "id": str(item.get("id")), "name": name})
    return wrap_var(entries)


def panel_configuration(reads, entry_reads, lists, resources):
    """What was read: by path the settings that a snapshot has, and their versions for If-Match."""
    by_path = {resource["path"]: resource for resource in resources}
    found = {"resources": {}, "unread": [], "versions": {}}
    names = {}
    for read in reads:
        resource = read["item"]
        path = resource["path"]
        if read["status"] != 200:
            if not _is_absent(read):
                found["unread"].append(path)
            continue
        if "key" in resource:
            named = _named(read["json"], ["items"], resource["key"])
            names[path] = {item.get("id"): name for name, item in named}
            found["resources"][path] = {name: _pick(item, resource["fields"]) for name, item in named}
        else:
            found["resources"][path] = _pick(read["json"], resource["fields"])
            found["versions"][path] = read.get("etag", "")
    statuses = {read["item"]: read for read in lists}
    for resource in resources:
        if "each" not in resource:
            continue
        read = statuses[resource["each"]["path"]]
        if read["status"] == 200:
            found["resources"][resource["path"]] = {}
        elif not _is_absent(read):
            found["unread"].append(resource["path"])
    for read in entry_reads:
        entry = read["item"]
        if read["status"] == 200:
            fields = by_path[entry["path"]]["fields"]
            found["resources"][entry["path"]][entry["name"]] = _pick(read["json"], fields)
        elif not _is_absent(read) and entry["path"] not in found["unread"]:
            found["unread"].append(entry["path"])
    for path in found["unread"]:
        found["resources"].pop(path, None)
    _put_names(found["resources"], resources, names)
    # In the order of the contract, as the console writes them.
    found["resources"] = {path: found["resources"][path] for path in by_path if path in found["resources"]}
    return wrap_var(found)


def panel_snapshot(configuration, identity, user, contract):
    """The text of a snapshot as the console saves it, which the console can compare and restore."""
    resources = configuration["resources"]
    snapshot = {
        "format": FORMAT,
        "version": VERSION,
        "panel": {**{name: identity.get(name) or "" for name in IDENTITY}, "contract": contract},
        "time": identity["time"],
        "user": user,
        "resources": resources,
        "unread": configuration["unread"],
        "secrets": _secrets(resources, []),
    }
    plain = json.dumps(snapshot, separators=(",", ":"), ensure_ascii=False)
    snapshot["sha256"] = hashlib.sha256(plain.encode()).hexdigest()
    return wrap_var(json.dumps(snapshot, indent=1, ensure_ascii=False) + "\n")


def panel_is_in(configuration, text):
    """Whether a snapshot that was saved before has the same configuration."""
    try:
        saved = json.loads(text)
        return saved["resources"] == _plain(configuration["resources"]) and saved["unread"] == configuration["unread"]
    except (ValueError, KeyError, TypeError):
        return False


def panel_wanted(text):
    """A snapshot of the console or of these playbooks. It may have been edited: its checksum is not compared."""
    try:
        snapshot = json.loads(text)
        is_snapshot = snapshot["format"] == FORMAT and isinstance(snapshot["resources"], dict)
    except (ValueError, KeyError, TypeError):
        is_snapshot = False
    if not is_snapshot:
        raise AnsibleFilterError("The file is not a snapshot of a panel's configuration")
    if snapshot["version"] > VERSION:
        raise AnsibleFilterError("The snapshot is of a newer console")
    return wrap_var(snapshot)


def panel_plan(configuration, wanted, resources):
    """In what the panel differs, as lines, and the saves that restore it; what is not restored says so."""
    now, then = configuration["resources"], wanted["resources"]
    lines, saves, missing = [], [], []
    for resource in resources:
        path = resource["path"]
        if path not in now or path not in then:
            if path in now or path in then or path in configuration["unread"]:
                missing.append(path)
            continue
        own = _own(resource)
        if "save" not in resource:
            lines += [line + " (not restored)" for line in _differences(path, now[path], then[path], own)]
            continue
        body_tree = resource["save"]["body"]
        before, after = _written(now[path], body_tree), _written(then[path], body_tree)
        # What only the file has is of another firmware; what differs from panel to panel stays.
        chosen = {name: after[name] for name in after if name in before and name not in own}
        if all(before[name] == chosen[name] for name in chosen):
            continue
        body = _merged(before, chosen)
        lines += _differences(path, before, body, [])
        if "interrupts" in resource["save"]:
            lines.append(f"{path} interrupts {', '.join(resource['save']['interrupts'])}")
        saves.append({"path": path, "etag": configuration["versions"][path], "body": body})
    return wrap_var({"lines": lines, "saves": saves, "missing": missing})


def panel_unsaved(reads, resources):
    """Paths of saves that the panel does not have afterwards."""
    trees = {resource["path"]: resource["save"]["body"] for resource in resources if "save" in resource}
    return [
        read["item"]["path"]
        for read in reads
        if read["status"] != 200 or _written(read["json"], trees[read["item"]["path"]]) != read["item"]["body"]
    ]


def panel_failed(results, statuses):
    """What the panel has refused or not answered, as lines. Results themselves are never shown: they have the token."""
    failed = [result for result in results if result["status"] not in statuses]
    return wrap_var([f"{_path_of(result['item'])}: {_reason(result)}" for result in failed])


def _path_of(item):
    return item if isinstance(item, str) else item["path"]


def _reason(result):
    reply = result.get("json")
    if not isinstance(reply, dict) or "error_code" not in reply:
        return result["msg"]
    if result["status"] == 412:
        who = (reply.get("details") or {}).get("changed_by") or "somebody"
        return f"{who} has saved it in the meantime, which stays; look at it with --check, and run the playbook again"
    fields = f" {json.dumps(reply['fields'])}" if reply.get("fields") else ""
    return f"{result['status']} {reply['error_code']}{fields}"


def _own(resource):
    """Fields that differ from panel to panel, with those that a save accepts only together with one of them."""
    identity, together = resource.get("identity", []), resource.get("together", [])
    return identity + (together if any(name in together for name in identity) else [])


def _is_absent(read):
    code = (read.get("json") or {}).get("error_code", "")
    return read["status"] == 404 or code in ["not_on_this_model", "not_licensed", "not_in_project", "no_project"]


def _named(reply, place, key):
    """The entries of a list with their names; those that share one have their id or place behind it."""
    for name in place:
        reply = reply[name]
    names = [str(item.get(key)) for item in reply]
    named = []
    for index, (name, item) in enumerate(zip(names, reply)):
        named.append((f"{name} ({item.get('id', index + 1)})" if names.count(name) > 1 else name, item))
    return named


def _pick(record, fields):
    return {field: record[field] for field in fields if field in record}


def _put_names(found, resources, names):
    """Names in place of ids, which another panel gives to others."""
    for resource in resources:
        for field, of in resource.get("names", {}).items():
            for entry in found.get(resource["path"], {}).values():
                if isinstance(entry.get(field), list):
                    entry[field] = sorted(names.get(of, {}).get(value, value) for value in entry[field])


def _secrets(value, place):
    if not isinstance(value, dict):
        return []
    found = []
    for name, part in value.items():
        if name.endswith("_set") and part is True:
            found.append(" ".join(place + [name[: -len("_set")]]))
        else:
            found += _secrets(part, place + [name])
    return found


def _written(value, tree):
    """Without what is only read, such as whether a secret is set."""
    if isinstance(tree, list) and isinstance(value, list):
        return [_written(item, tree[0]) for item in value]
    if isinstance(tree, dict) and isinstance(value, dict):
        return {name: _written(part, tree[name]) for name, part in value.items() if name in tree}
    return _plain(value)


def _merged(before, chosen):
    """Objects are merged, so that what only this firmware has stays."""
    merged = dict(before)
    for name, value in chosen.items():
        old = before.get(name)
        merged[name] = _merged(old, value) if isinstance(old, dict) and isinstance(value, dict) else value
    return merged


def _differences(path, before, after, left_out, place=""):
    if isinstance(before, dict) and isinstance(after, dict):
        names = [*before, *(name for name in after if name not in before)]
        found = []
        for name in names:
            if name not in left_out and not name.endswith("_set"):
                found += _differences(path, before.get(name), after.get(name), left_out, f"{place} {name}")
        return found
    if _plain(before) == _plain(after):
        return []
    return [f"{path}{place}: {_shown(before)} -> {_shown(after)}"]


def _shown(value):
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= SHOWN_CHARACTERS else text[:SHOWN_CHARACTERS] + "…"


def _plain(value):
    """Without the marks that Ansible puts on values from elsewhere."""
    return json.loads(json.dumps(value))


class FilterModule:
    def filters(self):
        return {
            "panel_chosen": panel_chosen,
            "panel_entries": panel_entries,
            "panel_configuration": panel_configuration,
            "panel_snapshot": panel_snapshot,
            "panel_is_in": panel_is_in,
            "panel_wanted": panel_wanted,
            "panel_plan": panel_plan,
            "panel_unsaved": panel_unsaved,
            "panel_failed": panel_failed,
        }
