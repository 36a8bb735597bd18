-- Counting in one round trip each. A call's own time (p_now) is null where several processes share the database:
-- then the database's clock counts. Tables that may be lost in a crash are not logged: a lost reservation is a
-- call that comes back, or is counted anew when it ends.
ALTER TABLE minute_windows SET UNLOGGED;
--> statement-breakpoint
ALTER TABLE reservations SET UNLOGGED;
--> statement-breakpoint
-- An account's figures, calls under way included; those of a process not seen for 15 s are not.
-- Stable, so that the planner folds it into the callers' cached plans: calls cost half as much.
CREATE FUNCTION sous_quota_used(p_account text, p_now timestamptz)
RETURNS TABLE (at_ms bigint, day_used int, trial_used int, in_flight int)
LANGUAGE sql STABLE AS $$
  WITH live AS (
    SELECT r.day, r.trial
    FROM reservations r JOIN instances i ON i.id = r.instance_id
    WHERE r.account_id = p_account AND i.seen_at > p_now - interval '15 seconds'
  ), today AS (SELECT (p_now AT TIME ZONE 'UTC')::date AS day)
  SELECT
    floor(extract(epoch FROM p_now) * 1000)::bigint,
    (coalesce((SELECT q.day_used FROM quotas q, today t WHERE q.account_id = p_account AND q.day = t.day), 0)
      + (SELECT count(*) FROM live l, today t WHERE l.day = t.day))::int,
    (coalesce((SELECT q.trial_used FROM quotas q WHERE q.account_id = p_account), 0)
      + (SELECT count(*) FROM live l WHERE l.trial))::int,
    (SELECT count(*) FROM live)::int
$$;
--> statement-breakpoint
-- Counts one request against a key's minute (a log of times: exact at every instant), and reads the account's figures.
CREATE FUNCTION sous_take_minute(p_key text, p_account text, p_limit int, p_count boolean, p_now timestamptz)
RETURNS TABLE (allowed boolean, hits int, oldest_ms bigint, newest_ms bigint,
  at_ms bigint, day_used int, trial_used int, in_flight int)
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  v_now timestamptz;
  v_ms bigint;
  v_hits bigint[];
  v_allowed boolean := true;
BEGIN
  IF p_count THEN
    SELECT m.hits INTO v_hits FROM minute_windows m WHERE m.key_id = p_key FOR UPDATE;
    IF NOT FOUND THEN
      INSERT INTO minute_windows (key_id, hits) VALUES (p_key, '{}') ON CONFLICT DO NOTHING;
      SELECT m.hits INTO v_hits FROM minute_windows m WHERE m.key_id = p_key FOR UPDATE;
    END IF;
  ELSE
    SELECT m.hits INTO v_hits FROM minute_windows m WHERE m.key_id = p_key;
  END IF;
  v_now := coalesce(p_now, clock_timestamp());
  v_ms := floor(extract(epoch FROM v_now) * 1000);
  v_hits := coalesce((SELECT array_agg(h ORDER BY h) FROM unnest(v_hits) h WHERE h > v_ms - 60000), '{}');
  IF p_count THEN
    v_allowed := cardinality(v_hits) < p_limit;
    IF v_allowed THEN
      v_hits := v_hits || v_ms;
      UPDATE minute_windows m SET hits = v_hits WHERE m.key_id = p_key;
    END IF;
  END IF;
  RETURN QUERY
    SELECT v_allowed, cardinality(v_hits), v_hits[1], v_hits[cardinality(v_hits)],
      u.at_ms, u.day_used, u.trial_used, u.in_flight
    FROM sous_quota_used(p_account, v_now) u;
END $$;
--> statement-breakpoint
-- Takes an in-flight slot and a unit of day and trial, or says which of them has no room. Null: no such limit.
CREATE FUNCTION sous_reserve(p_id text, p_account text, p_instance text,
  p_day_limit int, p_trial_limit int, p_in_flight_limit int, p_now timestamptz)
RETURNS TABLE (violated text[], at_ms bigint, day_used int, trial_used int, in_flight int)
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  v_now timestamptz;
  v_used record;
  v_kept record;
  v_violated text[] := '{}';
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(p_account, 1));
  v_now := coalesce(p_now, clock_timestamp());
  DELETE FROM reservations r WHERE r.account_id = p_account AND NOT EXISTS (
    SELECT FROM instances i WHERE i.id = r.instance_id AND i.seen_at > v_now - interval '15 seconds');
  SELECT * INTO v_used FROM sous_quota_used(p_account, v_now);
  SELECT q.trial_used, CASE WHEN q.day = (v_now AT TIME ZONE 'UTC')::date THEN q.day_used ELSE 0 END AS day_used
    INTO v_kept FROM quotas q WHERE q.account_id = p_account;
  IF v_kept.day_used >= p_day_limit THEN v_violated := v_violated || 'day'::text; END IF;
  IF v_kept.trial_used >= p_trial_limit THEN v_violated := v_violated || 'trial'::text; END IF;
  -- The last units are taken but may come back: waiting a moment can help, so this is not "used up" yet.
  IF cardinality(v_violated) = 0 AND (v_used.in_flight >= p_in_flight_limit
    OR v_used.day_used >= p_day_limit OR v_used.trial_used >= p_trial_limit) THEN
    v_violated := v_violated || 'in-flight'::text;
  END IF;
  IF cardinality(v_violated) = 0 THEN
    INSERT INTO reservations (id, account_id, instance_id, day, trial)
    VALUES (p_id, p_account, p_instance,
      CASE WHEN p_day_limit IS NOT NULL THEN (v_now AT TIME ZONE 'UTC')::date END, p_trial_limit IS NOT NULL);
  END IF;
  RETURN QUERY SELECT v_violated, u.at_ms, u.day_used, u.trial_used, u.in_flight
    FROM sous_quota_used(p_account, v_now) u;
END $$;
--> statement-breakpoint
-- Ends a reservation: kept for good or given back. One that was taken for dead is counted anew if there is room.
CREATE FUNCTION sous_settle(p_id text, p_account text, p_keep boolean,
  p_day_limit int, p_trial_limit int, p_now timestamptz)
RETURNS TABLE (settled boolean, at_ms bigint, day_used int, trial_used int, in_flight int)
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  v_now timestamptz;
  v_day date;
  v_trial boolean;
  v_used record;
  v_settled boolean := true;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(p_account, 1));
  v_now := coalesce(p_now, clock_timestamp());
  DELETE FROM reservations r WHERE r.id = p_id RETURNING r.day, r.trial INTO v_day, v_trial;
  IF NOT FOUND AND p_keep THEN
    SELECT * INTO v_used FROM sous_quota_used(p_account, v_now);
    v_day := CASE WHEN p_day_limit IS NOT NULL THEN (v_now AT TIME ZONE 'UTC')::date END;
    v_trial := p_trial_limit IS NOT NULL;
    v_settled := NOT (coalesce(v_used.day_used >= p_day_limit, false)
      OR coalesce(v_used.trial_used >= p_trial_limit, false));
  END IF;
  IF p_keep AND v_settled AND (v_day IS NOT NULL OR v_trial) THEN
    INSERT INTO quotas AS q (account_id, day, day_used, trial_used)
    VALUES (p_account, coalesce(v_day, (v_now AT TIME ZONE 'UTC')::date),
      CASE WHEN v_day IS NULL THEN 0 ELSE 1 END, v_trial::int)
    ON CONFLICT (account_id) DO UPDATE SET
      trial_used = q.trial_used + EXCLUDED.trial_used,
      day = greatest(q.day, EXCLUDED.day),
      day_used = CASE WHEN q.day > EXCLUDED.day THEN q.day_used
        WHEN q.day = EXCLUDED.day THEN q.day_used + EXCLUDED.day_used ELSE EXCLUDED.day_used END;
  END IF;
  RETURN QUERY SELECT v_settled, u.at_ms, u.day_used, u.trial_used, u.in_flight
    FROM sous_quota_used(p_account, v_now) u;
END $$;
--> statement-breakpoint
-- Pays up to p_units of a day in advance, never beyond the limit. granted is 0 when the day is used up or over.
CREATE FUNCTION sous_lease_day(p_account text, p_day date, p_units int, p_limit int)
RETURNS TABLE (granted int, leased int)
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  v_day date;
  v_used int;
  v_granted int;
BEGIN
  INSERT INTO quotas (account_id, day) VALUES (p_account, p_day) ON CONFLICT DO NOTHING;
  SELECT q.day, q.day_used INTO v_day, v_used FROM quotas q WHERE q.account_id = p_account FOR UPDATE;
  IF v_day > p_day THEN
    RETURN QUERY SELECT 0, p_limit;
    RETURN;
  END IF;
  IF v_day < p_day THEN v_used := 0; END IF;
  v_granted := greatest(0, least(p_units, p_limit - v_used));
  UPDATE quotas q SET day = p_day, day_used = v_used + v_granted WHERE q.account_id = p_account;
  RETURN QUERY SELECT v_granted, v_used + v_granted;
END $$;
