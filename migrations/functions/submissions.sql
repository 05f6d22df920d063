CREATE OR REPLACE FUNCTION next_reference(letter text) RETURNS text LANGUAGE plpgsql VOLATILE STRICT AS $$
DECLARE
  number text := nextval(('reference_' || lower(letter))::regclass)::text;
BEGIN
  RETURN letter || '-' || to_char(now() AT TIME ZONE 'Europe/Paris', 'YYYY') || '-'
    || lpad(number, greatest(4, length(number)), '0');
END
$$;

-- Sends one notification for each statement and table. Listeners count again, so the payload only names the table.
CREATE OR REPLACE FUNCTION notify_inbox() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('atelier_inbox', TG_TABLE_NAME);
  RETURN NULL;
END
$$;

-- Appends one contact to an application's history. Refuses blank notes and unknown types, as the form does.
-- Does not change the version that guards against stale saves, because an append overwrites nothing.
-- Returns whether the application exists.
CREATE OR REPLACE FUNCTION add_contact_history(application_id uuid, contact_type text, contact_notes text) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  IF contact_type IS NULL OR contact_type NOT IN ('phone', 'email', 'meeting') THEN
    RAISE EXCEPTION 'contact type % is not phone, email or meeting', contact_type USING ERRCODE = 'check_violation';
  END IF;
  IF contact_notes IS NULL OR contact_notes !~ '[^[:space:]]' THEN
    RAISE EXCEPTION 'contact notes are empty' USING ERRCODE = 'check_violation';
  END IF;
  UPDATE technician_applications
  SET contact_history = contact_history || jsonb_build_array(jsonb_build_object(
    'type', contact_type,
    'date', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'notes', regexp_replace(contact_notes, '^\s+|\s+$', '', 'g')))
  WHERE id = application_id AND deleted_at IS NULL;
  RETURN FOUND;
END
$$;

-- An event of the history is never rewritten, and it is deleted only with its submission.
CREATE OR REPLACE FUNCTION refuse_history_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the history of a submission is only added to' USING ERRCODE = 'check_violation';
END
$$;

-- Deletes the history with its submission. No foreign key can do this, because one column refers to three tables.
CREATE OR REPLACE FUNCTION forget_submission_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM submission_events USING gone WHERE submission_events.subject_id = gone.id;
  RETURN NULL;
END
$$;

-- Deletes the e-mails about a submission or a subscription with it, whether the trash, the end of its retention or an
-- erasure deletes it. No foreign key can do this, because one column refers to four tables.
CREATE OR REPLACE FUNCTION forget_subject_emails() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM emails USING gone WHERE emails.subject_id = gone.id;
  RETURN NULL;
END
$$;

-- The privacy page shows how long data are kept, so a change drops that page.
CREATE OR REPLACE FUNCTION notify_retention() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('atelier_pages', 'retention');
  RETURN NULL;
END
$$;
