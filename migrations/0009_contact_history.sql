-- Appends one contact to an application's history. Empty or blank notes and unknown types are refused here too.
-- Nothing is overwritten by an append, so the version that guards against stale saves stays.
-- Returns whether the application is there.
CREATE FUNCTION add_contact_history(application_id uuid, contact_type text, contact_notes text) RETURNS boolean
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
