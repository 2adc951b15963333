if ($evaluation.getContext().getAttributes().containsValue("office", "yes")) $evaluation.grant();
